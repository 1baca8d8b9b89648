import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

const actions = () => ({
  save: [
    '☆',
    translate({
      id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
      message: 'Save this search',
    }),
  ],
  remove: [
    '×',
    translate({
      id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
      message: 'Remove this search from history',
    }),
  ],
});

/** A hidden template that the search script copies for each list row. `page` is replaced with the result's URL. */
export default function Row({page}: {page: string}): ReactNode {
  return (
    <ul hidden>
      <li data-row>
        <a href={page}>
          <span data-field="title" />
          <span data-field="section" />
          <span data-field="snippet" />
        </a>
        {Object.entries(actions()).map(([name, [sign, label]]) => (
          <button
            key={name}
            type="button"
            className="clean-btn"
            aria-label={label}
            data-without-application
            data-act={name}
          >
            {sign}
          </button>
        ))}
      </li>
    </ul>
  );
}
