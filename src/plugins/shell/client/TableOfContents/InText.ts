import {createContext} from 'react';

/** `true` inside the text of a guide. The theme also renders the contents above its title. */
export const InText = createContext(false);
