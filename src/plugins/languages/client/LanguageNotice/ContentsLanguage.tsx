import {createContext, useContext} from 'react';

/** The language of an untranslated page, for its table of contents, which the notice does not wrap. */
const ContentsLanguage = createContext<string | undefined>(undefined);

export const ContentsLanguageProvider = ContentsLanguage.Provider;

export const useContentsLanguage = () => useContext(ContentsLanguage);
