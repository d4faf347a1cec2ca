# When nothing is on the list.
items-empty = Nothing to buy.
items-deleted = Deleted { $name }.
items-moved = { $count ->
    [one] Moved one item to { $list }.
   *[other] Moved { $count } items to { $list }.
}
