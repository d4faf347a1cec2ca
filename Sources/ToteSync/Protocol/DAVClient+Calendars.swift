extension DAVClient {
  package func collection(at address: WebAddress) async throws(DAVFault) -> CalendarCollection {
    let answer = try await answer(to: .collection(at: address))
    guard var collection = try CalendarCollection.all(in: answer).first else { throw .notCalendars }
    // What was asked for, whatever the server calls it: everything is sent to this place.
    let asked = Href(path: answer.address.path).asCollection
    if collection.href != asked { collection.href = asked }
    return collection
  }

  /// Makes a collection for tasks. Retries with the extended request if the server wants it, and remembers that.
  package func makeCollection(
    at address: WebAddress, name: String, traits: inout ServerTraits
  ) async throws(DAVFault) -> MakeCollectionAnswer {
    let request = DAVRequest.makeCollection(at: address, name: name, extended: traits.wantsExtendedRequest)
    let answer = MakeCollectionAnswer(try await answer(to: request), to: request)
    guard answer == .wantsExtended else { return answer }
    traits.wantsExtendedRequest = true
    let extended = DAVRequest.makeCollection(at: address, name: name, extended: true)
    return MakeCollectionAnswer(try await self.answer(to: extended), to: extended)
  }

  /// What has changed since a token, or everything if the server has no tokens or has forgotten this one.
  package func listing(
    of collection: WebAddress, since token: String?, hasTokens: Bool
  ) async throws(DAVFault) -> (listing: Listing, isWhole: Bool) {
    if hasTokens {
      switch ListingAnswer(try await answer(to: .changes(in: collection, since: token)), since: token) {
      case .listing(let listing): return (listing, isWhole: token == nil)
      case .failed(let fault): throw fault
      case .tokenExpired: break
      }
      // List everything with a new token or, failing that, without. If that listing is cut off, the rest comes with the
      // new token but earlier deletions never do: only the versions of everything show those.
      let whole = ListingAnswer(try await answer(to: .changes(in: collection, since: nil)))
      if case .listing(let listing) = whole {
        guard token != nil, listing.isTruncated, listing.unavailable.isEmpty else {
          return (listing, isWhole: true)
        }
        let versions = ListingAnswer(try await answer(to: .versions(in: collection)))
        guard case .listing(var complete) = versions, !complete.isTruncated else {
          return (listing, isWhole: true)
        }
        complete.token = listing.token
        return (complete, isWhole: true)
      }
    }
    switch ListingAnswer(try await answer(to: .versions(in: collection))) {
    case .listing(let listing): return (listing, isWhole: true)
    case .failed(let fault): throw fault
    case .tokenExpired: throw .notCalendars
    }
  }

  /// Fetches items, as many as may be asked for at once. If the answer is too large, fetches each half separately.
  package func items(_ hrefs: [Href], in collection: WebAddress) async throws(DAVFault) -> FetchedItems {
    do throws(DAVFault) {
      return try FetchedItems(try await answer(to: .items(hrefs, in: collection)), asked: hrefs)
    } catch {
      guard case .unreachable(.tooLarge) = error, hrefs.count > 1 else { throw error }
      var fetched = try await items(Array(hrefs[..<(hrefs.count / 2)]), in: collection)
      let rest = try await items(Array(hrefs[(hrefs.count / 2)...]), in: collection)
      fetched.items += rest.items
      fetched.missing += rest.missing
      fetched.unavailable += rest.unavailable
      return fetched
    }
  }

  package func put(
    _ body: String, at address: WebAddress, if condition: DAVRequest.Condition
  ) async -> PutAnswer {
    do throws(DAVFault) {
      return PutAnswer(try await answer(to: .put(body, at: address, if: condition)))
    } catch {
      return .failed(error)
    }
  }

  package func delete(_ address: WebAddress, if condition: DAVRequest.Condition) async -> DeleteAnswer {
    do throws(DAVFault) {
      return DeleteAnswer(try await answer(to: .delete(address, if: condition)))
    } catch {
      return .failed(error)
    }
  }
}
