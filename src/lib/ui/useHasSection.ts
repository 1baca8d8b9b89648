import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Has the section of an address, such as `/cv`, a page and something to show? */
export function useHasSection(address: string): boolean {
  const {customFields} = useDocusaurusContext().siteConfig;
  return !(customFields?.emptySections as string[]).includes(address);
}
