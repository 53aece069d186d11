import { clase } from '../../theme/clase.ts';

/** What is true of the list and is not in it. */
export const AVISO = clase({
  my: 3,
  px: 3,
  py: 2,
  border: '1px solid',
  borderColor: 'warning.border',
  borderRadius: 'md',
  bg: 'warning.bg',
  color: 'warning.fg',
});
