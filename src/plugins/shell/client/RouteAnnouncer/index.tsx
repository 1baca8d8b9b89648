/** Live region. After a client-side navigation, `announce-route` writes the new page's title here. */
export default function RouteAnnouncer() {
  return <div id="dau-route" className="dau-visually-hidden" role="status" aria-live="polite" />;
}
