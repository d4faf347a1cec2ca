# When nothing is on the list.
items-empty = Rien à acheter.
items-deleted = Plus besoin { DE($name) }.
items-moved = { $count ->
    [one] { $count } article déplacé vers { $list }.
   *[other] { $count } articles déplacés vers { $list }.
}
