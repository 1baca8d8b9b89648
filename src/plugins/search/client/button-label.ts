import {translate} from '@docusaurus/Translate';

/** Name of the search button. It has its own file: the modal's texts load with the modal. */
export const buttonLabel = () =>
  translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });
