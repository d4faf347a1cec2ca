## The command line

# What tote-sync --help prints, in 80 columns.
sync-help =
    Usage: tote-sync login [URL --user NAME] [OPTION…]

    Shares lists through a CalDAV server. tote starts it when it is needed.

    login finds your lists on a server. It asks for your password and stores it
    in a file that only you can read, unless one of the options says otherwise.

    Options:
      --user NAME               Your name on the server
      --password-command CMD    Read the password from the first line that a
                                command prints
      --password-file FILE      Read it from the first line of a file that only
                                you can read
      --ca FILE                 Trust the certificate authorities in a file (PEM)
                                instead of the system's
      --language LANGUAGE       Language: { $codes }
      --help                    Print this help

    Exit status:
      0    success
      1    refused
      2    invalid command line
      4    a file can't be read or written
      5    the server can't be reached or refuses
sync-missing-command = A command is missing. See tote-sync --help.
sync-unknown-command = No command called “{ $word }”. See tote-sync --help.
sync-unknown-option = Unknown option: { $word }.
sync-missing-value = { $option } needs a value.
sync-not-a-language = --language doesn't accept “{ $value }”. Use { $codes }.
sync-unexpected = Unexpected argument: “{ $word }”.
sync-missing-list = The name of a list is missing.
sync-missing-address = login is missing an argument: URL.
sync-missing-user = Your name on the server is missing. Add --user NAME.
sync-two-passwords = Use only one of --password-command and --password-file.
sync-not-an-address = “{ $text }” isn't an address such as https://dav.example.org.
# The address is left out, since it may contain a password.
sync-address-holds-user = Leave the name and the password out of the address: use --user.
sync-needs-tls = Passwords are only sent over https. Use an address that begins with https://.
# The codes of languages: all but the last, with commas between them, and the last.
sync-codes = { $first } or { $last }

## Logging in

# Whether to log in as whom the database names.
sync-log-in = Log in to { $server } as { $user }?
# After a question: the answers, the default in capitals.
sync-yes-or-no = [y/N]
sync-password-for = Password for { $user } at { $server }: { "" }
sync-logged-in = Logged in to { $server } as { $user }.
sync-stored-password = Stored the password in “{ $path }”, readable only by you.
# After the name of a list.
sync-read-only = read-only
sync-no-lists = No lists there.
sync-no-lists-yet = No lists there yet. tote share LIST shares one of yours.
# Before a bar that runs while the server is asked.
sync-syncing = Syncing
sync-logged-out = Logged out of { $server }. Your lists stay here and on the server.
sync-password-open-to-others = Others can read “{ $path }”. Run chmod 600 on it first.
sync-password-not-a-file = “{ $path }” isn't a regular file. Name a file that has the password in its first line.
sync-password-cannot-read = “{ $path }” can't be read: { $reason }.
sync-password-cannot-store = The password can't be stored in “{ $path }”: { $reason }.
sync-password-empty = The password is empty.
sync-password-command-failed = The password command failed (exit status { $code }).
sync-password-command-took-too-long = The password command took too long.
sync-password-nobody-to-ask = No terminal to ask for the password. Use --password-command or --password-file.
sync-cancelled = Cancelled.
# What means yes, without capitals and accents.
sync-yes = y, yes

## What a server answers

sync-unauthorized = { $server } doesn't accept this name and password. Check both. If you use two-factor authentication, use an app password.
sync-forbidden = { $server } doesn't allow this for your account.
sync-not-found = { $server } has nothing at this address. Check it.
sync-not-supported = { $server } doesn't support this.
sync-conflict = { $server } reports a conflict. Try again.
sync-changed = The list was changed on { $server } in the meantime. Try again.
sync-outdated = { $server } keeps refusing a change as outdated. Tote waits longer each time before it tries again.
sync-locked = The list is locked on { $server }. Try again later.
sync-busy = { $server } is busy. Try again later.
sync-busy-for = { $minutes ->
    [one] { $server } is busy. Try again in a minute.
   *[other] { $server } is busy. Try again in { $minutes } minutes.
}
sync-full = { $server } is out of space. Free some there.
sync-too-large = This is too large for { $server }.
sync-other-server = { $server } redirects to { $other }, which doesn't get your password. If you trust it, log in there.
sync-redirected-too-often = { $server } keeps redirecting in a loop. Check the address.
sync-not-calendars = { $server } isn't a CalDAV server. Check the address, and whether your network wants you to log in.
sync-not-utf8 = The answer from { $server } isn't valid UTF-8.
sync-malformed = The answer from { $server } isn't valid XML (line { $line }).
sync-unsafe = The answer from { $server } isn't safe to read.
sync-status = { $server } answered with an error (HTTP { $status }).
sync-unknown-server = No server called { $server }. Check the address and your connection.
sync-cannot-connect = { $server } can't be reached. Check the address, or try again later.
sync-timed-out = { $server } took too long to answer. Try again later.
sync-broken-off = The connection to { $server } was lost. Try again.
sync-answer-too-large = The answer from { $server } is larger than { $megabytes } MB and wasn't read.
sync-certificate-expired = The certificate of { $server } has expired. Renew it there.
sync-certificate-not-yet-valid = The certificate of { $server } isn't valid yet. Check the date on this machine.
sync-certificate-of-unknown-authority = The certificate of { $server } comes from an unknown authority. If it is your own, add --ca FILE.
sync-certificate-of-other-server = The certificate of { $server } belongs to another server. Check the address.
sync-certificate-not-trusted = The certificate of { $server } can't be trusted.
sync-no-tls = There is no secure connection to { $server }. Check the address and the port.
sync-no-authorities = The file named by --ca can't be read as certificates (PEM).
sync-connection-failed = The connection to { $server } failed (curl error { $code }).

## Sharing lists

sync-shared = “{ $list }” is now shared on { $server }.
# How to open a list on other machines and phones, and what others with access run.
sync-how-to-join =
    On another machine with Tote: tote share --join "{ $name }"
    On a phone, add a CalDAV account (Tasks.org, DAVx5 or Apple Reminders) with the same server, name and password.
    Others who have access to it on the server: tote share --join { $address }
# What to do on Nextcloud, step by step, before others may open it.
sync-how-to-invite =
    To share it with others on Nextcloud:
      1. In a browser, open Tasks on { $server }, then the menu (…) beside “{ $name }”, then Share.
      2. Type the other person's name and allow editing.
      3. With Tote, they run tote sync login { $server } --user NAME, then tote share --join.
      4. On Android, they add an account in DAVx5: base URL { $server }/remote.php/dav, their name and an
         app password (Nextcloud: Settings, Security). They tick “{ $name }” there and open Tasks.org.
      5. On an iPhone, they add a CalDAV account with { $server }, their name and an app password, and open Reminders.
sync-is-long = “{ $list }” has { $count } items. With more than 5,000, syncing gets slow on many servers.
# After the name of a list on the server.
sync-already-here = already here
sync-joined = { $count ->
    [one] Joined “{ $list }” ({ $count } item).
   *[other] Joined “{ $list }” ({ $count } items).
}
sync-is-called = There is a list called “{ $name }” here already, so this one is called “{ $list }”.
sync-is-gone = “{ $list }” is no longer on { $server }. It stays here. Run tote unshare "{ $list }" to stop sharing it.
# $deleted is yes if it was deleted on the server.
sync-unshared = { $deleted ->
    [yes] “{ $list }” is no longer shared, and was deleted on the server. It stays here.
   *[no] “{ $list }” is no longer shared. It stays here and on the server.
}
sync-deleted-held = { $count ->
    [one] Deleted { $count } item from “{ $list }”.
   *[other] Deleted { $count } items from “{ $list }”.
}
sync-kept-held = { $count ->
    [one] Kept { $count } item on “{ $list }” and sent it to the server again.
   *[other] Kept { $count } items on “{ $list }” and sent them to the server again.
}
sync-nothing-shared = Nothing is shared yet. tote share LIST shares a list.
sync-account = Logged in to { $server } as { $user }
sync-account-problem = Logged in to { $server } as { $user }: { $problem }
sync-nothing-happened = Nothing has happened yet.
sync-checked = last checked { $when }
sync-not-checked = not checked yet

## What happened to shared lists

sync-item-added = { $item } added
sync-item-ticked = { $item } ticked
sync-item-unticked = { $item } unticked
sync-item-changed = { $item } changed
sync-item-deleted = { $item } deleted
sync-changed-twice = { $item }: changed here and elsewhere. Kept “{ $kept }”, not “{ $lost }”.
sync-revived = { $item }: deleted on one side, changed on the other. It stays.
sync-became-one = { $item }: added twice, now one item.
sync-left-alone-too-long = { $name } on the server is too long for an item and was left alone.
sync-left-alone-elsewhere = { $path } isn't in the folder of this list on the server. It was left alone.
sync-left-alone = { $name } on the server can't be read as an item and was left alone.
sync-held = { $count } items disappeared from the server at once. Nothing is deleted here until you run tote sync held accept "{ $list }" (delete them here too) or tote sync held keep "{ $list }".
sync-accepted = { $count ->
    [one] Deleted { $count } item here as well, as you decided.
   *[other] Deleted { $count } items here as well, as you decided.
}
sync-rejected = The server doesn't accept { $item }.

## Why something was not done

sync-not-logged-in = You aren't logged in to a server. Run tote sync login URL --user NAME first.
sync-not-logged-in-here = This machine doesn't know the account of { $user } on { $server } that this database names. To use it here, run tote sync login.
sync-no-list = No list called “{ $list }”.
sync-is-shared = “{ $list }” is already shared.
sync-not-shared = “{ $list }” isn't shared. Run tote share "{ $list }" to share it.
sync-no-home = { $server } doesn't let you make lists. Make one there, then run tote share --join NAME.
sync-not-on-server = No list called “{ $list }” on the server. Run tote share --join to see all.
sync-is-here = “{ $list }” is here already.
sync-several-on-server = Several lists on the server are called “{ $list }”. Name one by its path: { $places }.
sync-name-taken = There is a list called “{ $list }” on the server already. Join it with tote share --join, or share yours under another name with --as NAME.
sync-shares-elsewhere = Lists are shared on { $server } already. Run tote sync logout first.
sync-nothing-held = No deletions are on hold for “{ $list }”.
# The same on the screen, where $keys are pressed.
sync-screen-name-taken = “{ $list }” is on the server already. { $keys } joins it. To share yours as well, rename it first.
sync-screen-no-home = { $server } doesn't let you make lists. Make one there, then join it with { $keys }.
sync-screen-not-on-server = “{ $list }” is no longer on the server.
