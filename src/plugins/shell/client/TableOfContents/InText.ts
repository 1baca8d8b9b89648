import {createContext} from 'react';

/** Set around the text of a guide: the theme also places the contents above its title. */
export const InText = createContext(false);
