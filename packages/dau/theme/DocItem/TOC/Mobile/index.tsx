/** Renders nothing, because `DocItem/Content` adds the mobile table of contents below the title. */
export default function DocItemTOCMobile() {
  return null;
}
