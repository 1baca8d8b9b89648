import {createContext, useContext} from 'react';

/** The language of an untranslated page, for the table of contents. */
const ContentsLanguage = createContext<string | undefined>(undefined);

export const ContentsLanguageProvider = ContentsLanguage.Provider;

export const useContentsLanguage = () => useContext(ContentsLanguage);
