/// What one asks of a server, as calls: each sends its request, and reads the answer.
extension DAVClient {
  /// A collection as it is now.
  package func collection(at address: WebAddress) async throws(DAVFault) -> CalendarCollection {
    let answer = try await answer(to: .collection(at: address))
    guard let collection = try CalendarCollection.all(in: answer).first else { throw .notCalendars }
    return collection
  }

  /// Makes a collection for tasks. A server that wants the extended request is asked once more, and known by it from then on.
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

  /// What has changed in a collection since a token; all that is there, where the server has no tokens or has forgotten this one.
  package func listing(
    of collection: WebAddress, since token: String?, hasTokens: Bool
  ) async throws(DAVFault) -> (listing: Listing, isWhole: Bool) {
    if hasTokens {
      switch ListingAnswer(try await answer(to: .changes(in: collection, since: token)), since: token) {
      case .listing(let listing): return (listing, isWhole: token == nil)
      case .failed(let fault): throw fault
      case .tokenExpired: break
      }
      // The whole with a new token, or, if that fails too, the whole without. Of one that was cut off the rest would come by the
      // new token, but never what has gone before that was given: only the versions of all say it.
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

  /// Some items, as many as may be asked for at once. Where that is more than this machine wants to take, each half by itself.
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
