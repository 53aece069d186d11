import { createContext } from 'react';

/** Opens the help at an anchor of the manual ('10-vales#decidir'), or at the present page; null where there is none, as at the login. */
export const HelpContext = createContext<((anchor: string | null) => void) | null>(null);
