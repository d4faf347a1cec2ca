/// The steps of an expression, in which a counted part is repeated.
struct ExpressionAssembly {
  private(set) var steps: [TextExpression.Step] = []
  private(set) var isShort = true
  let ignoresCase: Bool

  private static let limit = 2_000

  init(ignoresCase: Bool) { self.ignoresCase = ignoresCase }

  mutating func append(_ step: TextExpression.Step) {
    if steps.count < Self.limit { steps.append(step) } else { isShort = false }
  }

  mutating func add(_ node: ExpressionNode) {
    guard isShort else { return }
    switch node {
    case .empty: break
    case .scalar(let value):
      if ignoresCase, value.otherCase != nil {
        append(.set(ScalarTable(ScalarSet(ranges: [value...value], ignoresCase: true))))
      } else {
        append(.scalar(value))
      }
    case .any: append(.any)
    case .set(let set): append(.set(ScalarTable(set)))
    case .border(let border): append(.border(border))
    case .sequence(let nodes): for node in nodes { add(node) }
    case .choice(let nodes): add(choice: nodes[...])
    case .group(let node, let number):
      if let number { append(.save(2 * number)) }
      add(node)
      if let number { append(.save(2 * number + 1)) }
    case .repeated(let node, let least, let most, let isLazy):
      for _ in 0..<least where isShort { add(node) }
      guard let most else { return addLoop(node, isLazy) }
      for _ in least..<most where isShort { addOptional(isLazy) { $0.add(node) } }
    }
  }

  private mutating func add(choice nodes: ArraySlice<ExpressionNode>) {
    guard let first = nodes.first else { return }
    guard nodes.count > 1 else { return add(first) }
    let split = reserve()
    add(first)
    let jump = reserve()
    set(split, .split(split + 1, steps.count))
    add(choice: nodes.dropFirst())
    set(jump, .jump(steps.count))
  }

  private mutating func addLoop(_ node: ExpressionNode, _ isLazy: Bool) {
    let start = steps.count
    addOptional(isLazy) { assembly in
      assembly.add(node)
      assembly.append(.jump(start))
    }
  }

  private mutating func addOptional(_ isLazy: Bool, _ add: (inout ExpressionAssembly) -> Void) {
    let split = reserve()
    add(&self)
    set(split, isLazy ? .split(steps.count, split + 1) : .split(split + 1, steps.count))
  }

  private mutating func reserve() -> Int {
    append(.found)
    return steps.count - 1
  }

  private mutating func set(_ place: Int, _ step: TextExpression.Step) { if isShort { steps[place] = step } }
}
