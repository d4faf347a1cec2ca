# When nothing is on the list.
items-empty = Alınacak bir şey yok.
items-deleted = “{ $name }” silindi.
items-moved = { $count ->
    [one] Bir ürün { DATIVE($list) } taşındı.
   *[other] { $count } ürün { DATIVE($list) } taşındı.
}
