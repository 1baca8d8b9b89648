import {createContext, useContext} from 'react';

/** The language of an untranslated page. The table of contents, which is outside the notice, reads it. */
const ContentsLanguage = createContext<string | undefined>(undefined);

export const ContentsLanguageProvider = ContentsLanguage.Provider;

export const useContentsLanguage = () => useContext(ContentsLanguage);
