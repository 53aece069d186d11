import { Text } from '@chakra-ui/react';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import type { Busqueda } from '#machines/servicioFactura.types';
import { useCatalogue } from '../../data/useCatalogue.ts';
import { Note } from '../../ui/Note.tsx';
import { searchInWords } from './search.ts';

/** Names the search and says that it found nothing, until the next search. */
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
