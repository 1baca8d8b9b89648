import {createContext, useContext} from 'react';

/** The language of an untranslated page. The table of contents needs it, because it is outside the notice. */
const ContentsLanguage = createContext<string | undefined>(undefined);

export const ContentsLanguageProvider = ContentsLanguage.Provider;

export const useContentsLanguage = () => useContext(ContentsLanguage);
