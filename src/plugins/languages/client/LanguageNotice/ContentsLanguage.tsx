import {createContext, useContext} from 'react';

/** The language of an untranslated page, for its table of contents, which is outside the notice. */
const ContentsLanguage = createContext<string | undefined>(undefined);

export const ContentsLanguageProvider = ContentsLanguage.Provider;

export const useContentsLanguage = () => useContext(ContentsLanguage);
