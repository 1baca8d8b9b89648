/** Removes the table of contents above the title, because `DocItem/Content` adds it below. */
export default function DocItemTOCMobile() {
  return null;
}
