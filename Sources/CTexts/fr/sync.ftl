## The command line

# What tote-sync --help prints, in 80 columns.
sync-help =
    Utilisation : tote-sync login [URL --user NOM] [OPTION…]

    Partage des listes par un serveur CalDAV. tote le lance quand il le faut.

    login cherche vos listes sur un serveur. Il demande votre mot de passe et
    l’enregistre dans un fichier que personne d’autre ne peut lire, sauf si une
    option en décide autrement.

    Options :
      --user NOM                Votre nom sur le serveur
      --password-command CMD    Prendre le mot de passe dans la première ligne
                                qu’affiche une commande
      --password-file FICHIER   Le prendre dans la première ligne d’un fichier que
                                personne d’autre ne peut lire
      --ca FICHIER              Se fier aux autorités de certification d’un fichier
                                (PEM) au lieu de celles du système
      --language LANGUE         Langue : { $codes }
      --help                    Afficher cette aide

    Code de retour :
      0    succès
      1    opération refusée
      2    ligne de commande incorrecte
      4    lecture ou écriture d’un fichier impossible
      5    serveur injoignable, ou refus de sa part
sync-missing-command = Il manque une commande. Voir tote-sync --help.
sync-unknown-command = Commande inconnue : « { $word } ». Voir tote-sync --help.
sync-unknown-option = Option inconnue : { $word }.
sync-missing-value = Il manque une valeur à { $option }.
sync-not-a-language = --language n’accepte pas « { $value } ». Choisissez { $codes }.
sync-unexpected = Argument en trop : « { $word } ».
sync-missing-list = Il manque le nom d’une liste.
sync-missing-address = login est incomplet : il manque URL.
sync-missing-user = Il manque votre nom sur le serveur. Ajoutez --user NOM.
sync-two-passwords = Choisissez entre --password-command et --password-file.
sync-not-an-address = « { $text } » n’est pas une adresse comme https://dav.example.org.
# The address is left out, since it may contain a password.
sync-address-holds-user = Ne mettez ni nom ni mot de passe dans l’adresse : utilisez --user.
sync-needs-tls = Un mot de passe n’est envoyé que par https. Donnez une adresse qui commence par https://.
# The codes of languages: all but the last, with commas between them, and the last.
sync-codes = { $first } ou { $last }

## Logging in

# Whether to log in as whom the database names.
sync-log-in = Se connecter à { $server } en tant que { $user } ?
# After a question: the answers, the default in capitals.
sync-yes-or-no = [o/N]
sync-password-for = Mot de passe de { $user } sur { $server } : { "" }
sync-logged-in = Connecté à { $server } en tant que { $user }.
sync-stored-password = Mot de passe enregistré dans « { $path } », que personne d’autre ne peut lire.
# After the name of a list.
sync-read-only = lecture seule
sync-no-lists = Aucune liste là-bas.
sync-no-lists-yet = Aucune liste là-bas pour l’instant. tote share LISTE en partage une.
sync-syncing = Synchronisation
sync-logged-out = Déconnecté de { $server }. Vos listes restent ici et sur le serveur.
sync-password-open-to-others = D’autres peuvent lire « { $path } ». Faites d’abord chmod 600 dessus.
sync-password-not-a-file = « { $path } » n’est pas un fichier ordinaire. Indiquez un fichier dont la première ligne est le mot de passe.
sync-password-cannot-read = « { $path } » est illisible : { $reason }.
sync-password-cannot-store = Le mot de passe n’a pas pu être enregistré dans « { $path } » : { $reason }.
sync-password-empty = Le mot de passe est vide.
sync-password-command-failed = La commande du mot de passe a échoué (code de retour { $code }).
sync-password-command-took-too-long = La commande du mot de passe a pris trop de temps.
sync-password-nobody-to-ask = Aucun terminal où demander le mot de passe. Utilisez --password-command ou --password-file.
sync-cancelled = Annulé.
# What means yes, without capitals and accents.
sync-yes = o, oui

## What a server answers

sync-unauthorized = { $server } n’accepte pas ce nom et ce mot de passe. Vérifiez-les. Si la connexion se fait en deux étapes, il faut un mot de passe d’application.
sync-forbidden = { $server } ne le permet pas à votre compte.
sync-not-found = { $server } n’a rien à cette adresse. Vérifiez-la.
sync-not-supported = { $server } ne prend pas cela en charge.
sync-conflict = { $server } signale un conflit. Réessayez.
sync-changed = La liste a été modifiée entre-temps sur { $server }. Réessayez.
sync-outdated = { $server } refuse sans cesse une modification qu’il juge périmée. Tote attend chaque fois plus longtemps avant de réessayer.
sync-locked = La liste est verrouillée sur { $server }. Réessayez plus tard.
sync-busy = { $server } est occupé. Réessayez plus tard.
sync-busy-for = { $minutes ->
    [one] { $server } est occupé. Réessayez dans une minute.
   *[other] { $server } est occupé. Réessayez dans { $minutes } minutes.
}
sync-full = { $server } n’a plus de place. Libérez-en sur le serveur.
sync-too-large = C’est trop volumineux pour { $server }.
sync-other-server = { $server } renvoie vers { $other }, qui ne reçoit pas votre mot de passe. Si vous lui faites confiance, connectez-vous là-bas.
sync-redirected-too-often = { $server } renvoie en boucle. Vérifiez l’adresse.
sync-not-calendars = { $server } n’est pas un serveur CalDAV. Vérifiez l’adresse, et si votre réseau ne vous demande pas de vous identifier.
sync-not-utf8 = La réponse de { $server } n’est pas de l’UTF-8 valide.
sync-malformed = La réponse de { $server } n’est pas du XML valide (ligne { $line }).
sync-unsafe = La réponse de { $server } ne peut pas être lue sans danger.
sync-status = { $server } a répondu par une erreur (HTTP { $status }).
sync-unknown-server = Aucun serveur ne s’appelle { $server }. Vérifiez l’adresse et votre connexion.
sync-cannot-connect = { $server } est injoignable. Vérifiez l’adresse, ou réessayez plus tard.
sync-timed-out = { $server } a mis trop de temps à répondre. Réessayez plus tard.
sync-broken-off = La connexion à { $server } a été coupée. Réessayez.
sync-answer-too-large = La réponse de { $server } dépasse { $megabytes } Mo et n’a pas été lue.
sync-certificate-expired = Le certificat de { $server } a expiré. Renouvelez-le sur le serveur.
sync-certificate-not-yet-valid = Le certificat de { $server } n’est pas encore valable. Vérifiez la date de cet ordinateur.
sync-certificate-of-unknown-authority = Le certificat de { $server } vient d’une autorité inconnue. Si c’est la vôtre, ajoutez --ca FICHIER.
sync-certificate-of-other-server = Le certificat de { $server } est celui d’un autre serveur. Vérifiez l’adresse.
sync-certificate-not-trusted = Le certificat de { $server } n’est pas fiable.
sync-no-tls = Pas de connexion sûre à { $server }. Vérifiez l’adresse et le port.
sync-no-authorities = Le fichier donné à --ca ne contient pas de certificats lisibles (PEM).
sync-connection-failed = La connexion à { $server } a échoué (erreur { $code } de curl).

## Sharing lists

sync-shared = La liste « { $list } » est maintenant partagée sur { $server }.
# How to open a list on other machines and phones, and what others with access run.
sync-how-to-join =
    Sur un autre ordinateur avec Tote : tote share --join "{ $name }"
    Sur un téléphone, ajoutez un compte CalDAV (Tasks.org, DAVx5 ou Rappels d’Apple) avec le même serveur, le même nom et le même mot de passe.
    Pour ceux qui y ont accès sur le serveur : tote share --join { $address }
# What to do on Nextcloud, step by step, before others may open it.
sync-how-to-invite =
    Pour la partager avec d’autres sur Nextcloud :
      1. Dans un navigateur, ouvrez Tâches sur { $server }, puis le menu (…) à côté de « { $name } », puis Partager.
      2. Saisissez le nom de la personne et autorisez la modification.
      3. Avec Tote, elle lance tote sync login { $server } --user NOM, puis tote share --join.
      4. Sur Android, elle ajoute un compte dans DAVx5 : URL de base { $server }/remote.php/dav, son nom et un
         mot de passe d’application (Nextcloud : Paramètres, Sécurité). Elle y coche « { $name } » et ouvre Tasks.org.
      5. Sur iPhone, elle ajoute un compte CalDAV avec { $server }, son nom et un mot de passe d’application, et ouvre Rappels.
sync-is-long = La liste « { $list } » compte { $count } articles. Au-delà de 5 000, la synchronisation ralentit sur beaucoup de serveurs.
# After the name of a list on the server.
sync-already-here = déjà ici
sync-joined = { $count ->
    [one] Vous avez rejoint la liste « { $list } » ({ $count } article).
   *[other] Vous avez rejoint la liste « { $list } » ({ $count } articles).
}
sync-is-called = Il y a déjà ici une liste nommée « { $name } » ; celle-ci s’appelle donc « { $list } ».
sync-is-gone = La liste « { $list } » n’est plus sur { $server }. Elle reste ici. Pour ne plus la partager, lancez tote unshare "{ $list }".
# $deleted is yes if it was deleted on the server.
sync-unshared = { $deleted ->
    [yes] La liste « { $list } » n’est plus partagée et a été supprimée du serveur. Elle reste ici.
   *[no] La liste « { $list } » n’est plus partagée. Elle reste ici et sur le serveur.
}
sync-deleted-held = { $count ->
    [one] Supprimé de « { $list } » : { $count } article.
   *[other] Supprimé de « { $list } » : { $count } articles.
}
sync-kept-held = { $count ->
    [one] Gardé sur « { $list } » et renvoyé au serveur : { $count } article.
   *[other] Gardé sur « { $list } » et renvoyé au serveur : { $count } articles.
}
sync-nothing-shared = Rien n’est encore partagé. tote share LISTE partage une liste.
sync-account = Connecté à { $server } en tant que { $user }
sync-account-problem = Connecté à { $server } en tant que { $user } : { $problem }
sync-nothing-happened = Il ne s’est encore rien passé.
sync-checked = dernière vérification : { $when }
sync-not-checked = pas encore vérifiée

## What happened to shared lists

sync-item-added = ajouté : { $item }
sync-item-ticked = coché : { $item }
sync-item-unticked = décoché : { $item }
sync-item-changed = modifié : { $item }
sync-item-deleted = supprimé : { $item }
sync-changed-twice = { $item } : modifié ici et ailleurs. Gardé « { $kept } » et non « { $lost } ».
sync-revived = { $item } a été supprimé d’un côté et modifié de l’autre. Conservé.
sync-became-one = { $item } a été ajouté deux fois et ne fait plus qu’un article.
sync-left-alone-too-long = { $name }, sur le serveur, est trop long pour un article et n’a pas été touché.
sync-left-alone-elsewhere = { $path } n’est pas dans le dossier de cette liste sur le serveur et n’a pas été touché.
sync-left-alone = { $name }, sur le serveur, ne peut pas être lu comme un article et n’a pas été touché.
sync-held = { $count } articles ont disparu d’un coup du serveur. Rien n’est supprimé ici avant que vous ne lanciez tote sync held accept "{ $list }" (les supprimer ici aussi) ou tote sync held keep "{ $list }".
sync-accepted = { $count ->
    [one] Supprimé ici aussi, comme vous l’avez décidé : { $count } article.
   *[other] Supprimé ici aussi, comme vous l’avez décidé : { $count } articles.
}
sync-rejected = Le serveur n’accepte pas { $item }.

## Why something was not done

sync-not-logged-in = Vous n’êtes connecté à aucun serveur. Lancez d’abord tote sync login URL --user NOM.
sync-not-logged-in-here = Cet ordinateur ne connaît pas le compte de { $user } sur { $server } indiqué dans cette base de données. Pour l’utiliser ici, lancez tote sync login.
sync-no-list = Aucune liste nommée « { $list } ».
sync-is-shared = La liste « { $list } » est déjà partagée.
sync-not-shared = La liste « { $list } » n’est pas partagée. Pour la partager, lancez tote share "{ $list }".
sync-no-home = { $server } ne vous laisse pas créer de listes. Créez-en une là-bas, puis lancez tote share --join NOM.
sync-not-on-server = Aucune liste nommée « { $list } » sur le serveur. tote share --join les montre toutes.
sync-is-here = La liste « { $list } » est déjà ici.
sync-several-on-server = Plusieurs listes du serveur s’appellent « { $list } ». Indiquez l’une d’elles par son emplacement : { $places }.
sync-name-taken = Une liste nommée « { $list } » existe déjà sur le serveur. Rejoignez-la avec tote share --join, ou partagez la vôtre sous un autre nom avec --as NOM.
sync-shares-elsewhere = Des listes sont déjà partagées sur { $server }. Lancez d’abord tote sync logout.
sync-nothing-held = Aucune suppression en attente sur « { $list } ».
# The same on the screen, where $keys are pressed.
sync-screen-name-taken = La liste « { $list } » existe déjà sur le serveur. { $keys } pour la rejoindre. Pour partager aussi la vôtre, renommez-la d’abord.
sync-screen-no-home = { $server } ne vous laisse pas créer de listes. Créez-en une là-bas, puis rejoignez-la avec { $keys }.
sync-screen-not-on-server = « { $list } » n’est plus sur le serveur.
