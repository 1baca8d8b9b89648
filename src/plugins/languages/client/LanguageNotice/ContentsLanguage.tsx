import {createContext, useContext} from 'react';

/**
 * The language of a text that is not translated, for its table of contents, which stands
 * elsewhere on the page; see `useWrittenIn`.
 */
const ContentsLanguage = createContext<string | undefined>(undefined);

export const ContentsLanguageProvider = ContentsLanguage.Provider;

export const useContentsLanguage = () => useContext(ContentsLanguage);
