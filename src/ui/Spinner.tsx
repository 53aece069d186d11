import { chakra } from '@chakra-ui/react/styled-system';
import { giro, hueco } from '../theme/recipes/espera.ts';
import { system } from '../theme/system.ts';

const estilo = system.cva(giro);
const ESPERA = system.cva(hueco)({ motivo: 'espera' });

/** A turning mark, for the eyes only: the text beside it says what is going on. */
export const Spinner = ({ tamano }: { readonly tamano?: 'texto' | 'pagina' }) => (
  <chakra.span css={estilo({ tamano })} aria-hidden="true" />
);

/** Fills the place of something that is being loaded, and says so. */
export const Espera = ({ texto = 'Cargando...' }: { readonly texto?: string }) => (
  <chakra.div css={ESPERA} role="status">
    <Spinner tamano="pagina" />
    <span>{texto}</span>
  </chakra.div>
);
