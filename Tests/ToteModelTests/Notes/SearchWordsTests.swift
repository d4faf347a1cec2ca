import Testing

@testable import ToteModel

@Suite struct SearchWordsTests {
  @Test func `of a query without end the beginning is read`() {
    let words = SearchWords.words(of: String(repeating: "milk ", count: 100_000))
    #expect(words.dropLast().allSatisfy { $0 == "milk" })
    #expect(words.count == 52)
    let run = SearchWords.words(of: String(repeating: "牛", count: 100_000))
    #expect(run.map { $0.filter { $0 != " " }.count } == [SearchWords.mostScalars])
  }
}
