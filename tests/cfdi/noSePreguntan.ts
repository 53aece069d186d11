/** Codes of the list that no rule asks for, and why. */
export const NO_SE_PREGUNTAN: Readonly<Record<string, string>> = {
  CFDI40155: 'Asks for a tax number beside the complement for foreign trade, which is not issued here (CFDI40122).',
  CFDI40163: 'Which product asks for which complement is a column of the catalogue that only a provider keeps up.',
  CFDI40164: 'Which product must bear which tax is a column of the catalogue that only a provider keeps up.',
};
