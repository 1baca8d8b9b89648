import {translate} from '@docusaurus/Translate';

/** Name of the button that opens the search; apart from the modal's texts, which come with it. */
export const buttonLabel = () =>
  translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });
