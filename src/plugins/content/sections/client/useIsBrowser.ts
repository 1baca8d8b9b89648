/** Takes the place of the framework's hook in sidebar categories: see `../index.ts`. */
export default function useIsBrowser(): boolean {
  return false;
}
