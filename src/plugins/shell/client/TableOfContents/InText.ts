import {createContext} from 'react';

/**
 * `true` inside the text of a guide. The theme also renders the table of contents above the title.
 */
export const InText = createContext(false);
