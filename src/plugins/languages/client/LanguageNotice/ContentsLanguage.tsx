import {createContext, useContext} from 'react';

/**
 * The language of a page that is not translated, for its table of contents, which is
 * elsewhere on the page; see `useWrittenIn`.
 */
const ContentsLanguage = createContext<string | undefined>(undefined);

export const ContentsLanguageProvider = ContentsLanguage.Provider;

export const useContentsLanguage = () => useContext(ContentsLanguage);
