import {translate} from '@docusaurus/Translate';

import {buttonLabel} from './button-label';

/** Texts of the modal. They use Docusaurus' own ids, so that its translations apply. */
export const errorTexts = () => ({
  titleText: translate({
    id: 'theme.SearchModal.errorScreen.titleText',
    message: 'Unable to fetch results',
    description: 'The title for error screen',
  }),
  helpText: translate({
    id: 'theme.SearchModal.errorScreen.helpText',
    message: 'You might want to check your network connection.',
    description: 'The help text for error screen',
  }),
});

export const suggestionsLabel = () =>
  translate({
    id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
    message: 'Try searching for',
    description: 'The text for suggested query',
  });

export const modalTranslations = () => ({
  searchBox: {
    clearButtonTitle: translate({
      id: 'dau.search.clear',
      message: 'Xóa',
      description: 'Button that clears the search field, short',
    }),
    clearButtonAriaLabel: translate({
      id: 'theme.SearchModal.searchBox.resetButtonTitle',
      message: 'Clear the query',
      description: 'The label and ARIA label for search box reset button',
    }),
    closeButtonText: translate({
      id: 'dau.search.close',
      message: 'Đóng tìm kiếm',
      description: 'Button that closes the search dialog',
    }),
    closeButtonAriaLabel: translate({
      id: 'dau.search.close',
      message: 'Đóng tìm kiếm',
      description: 'Button that closes the search dialog',
    }),
    placeholderText: translate({
      id: 'theme.SearchModal.placeholder',
      message: 'Search docs',
      description: 'The placeholder of the input of the DocSearch pop-up modal',
    }),
    searchInputLabel: buttonLabel(),
  },
  startScreen: {
    recentSearchesTitle: translate({
      id: 'theme.SearchModal.startScreen.recentSearchesTitle',
      message: 'Recent',
      description: 'The title for recent searches',
    }),
    saveRecentSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
      message: 'Save this search',
      description: 'The title for save recent search button',
    }),
    removeRecentSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
      message: 'Remove this search from history',
      description: 'The title for remove recent search button',
    }),
    favoriteSearchesTitle: translate({
      id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
      message: 'Favorite',
      description: 'The title for favorite searches',
    }),
    removeFavoriteSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
      message: 'Remove this search from favorites',
      description: 'The title for remove favorite search button',
    }),
  },
  noResultsScreen: {
    noResultsText: translate({
      id: 'theme.SearchModal.noResultsScreen.noResultsText',
      message: 'No results for',
      description: 'The text when there are no results',
    }),
    reportMissingResultsText: translate({
      id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
      message: 'Believe this query should return results?',
      description: 'The text for reporting missing results',
    }),
    reportMissingResultsLinkText: translate({
      id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
      message: 'Let us know.',
      description: 'The link text for reporting missing results',
    }),
  },
  footer: {
    selectText: translate({
      id: 'theme.SearchModal.footer.selectText',
      message: 'Select',
      description: 'The select text for footer',
    }),
    selectKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.selectKeyAriaLabel',
      message: 'Enter key',
      description: 'The ARIA label for select key in footer',
    }),
    navigateText: translate({
      id: 'theme.SearchModal.footer.navigateText',
      message: 'Navigate',
      description: 'The navigate text for footer',
    }),
    navigateUpKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel',
      message: 'Arrow up',
      description: 'The ARIA label for navigate up key in footer',
    }),
    navigateDownKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel',
      message: 'Arrow down',
      description: 'The ARIA label for navigate down key in footer',
    }),
    closeText: translate({
      id: 'theme.SearchModal.footer.closeText',
      message: 'Close',
      description: 'The close text for footer',
    }),
    closeKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.closeKeyAriaLabel',
      message: 'Escape key',
      description: 'The ARIA label for close key in footer',
    }),
  },
});
