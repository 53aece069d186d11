import { Text } from '@chakra-ui/react';
import { FACTURA_TEXTS } from '#domain/trabajosFactura';
import type { Busqueda } from '#machines/servicioFactura.types';
import { useCatalogue } from '../../data/useCatalogue.ts';
import { Note } from '../../ui/Note.tsx';
import { searchInWords } from './search.ts';

/** Says what was looked for and that there is none, until something else is looked for. */
export function NothingFound({ busca }: { readonly busca: Busqueda }) {
  const { rows } = useCatalogue('tiendasBusqueda');
  const nameOf = (cvetda: number) => rows.find((store) => store.cvetda === cvetda)?.nombre ?? `Tienda ${cvetda}`;
  return (
    <Note colorPalette="orange" mt={3} fontSize="sm" role="status">
      <strong>{busca.por === 'consumo' ? FACTURA_TEXTS.folioSva : FACTURA_TEXTS.sinResultados}</strong>
      <Text>{searchInWords(busca, nameOf)}</Text>
    </Note>
  );
}
