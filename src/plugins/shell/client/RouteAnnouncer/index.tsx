/** Where the client module `announce-route` writes the title of a page that was opened in place. */
export default function RouteAnnouncer() {
  return <div id="dau-route" className="dau-visually-hidden" role="status" aria-live="polite" />;
}
