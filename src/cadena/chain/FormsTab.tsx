import { Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { COLUMNAS_FORMAS, claveDeForma, type FormaDeCadena } from '#domain/cadena/formas';
import { esFormaConocida, FORMAS_CONOCIDAS } from '#domain/cadena/pagosDeVenta';
import { plainLetters } from '#domain/common/plainLetters';
import { TEXTS } from '#domain/common/texts';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { CHAIN_FORMS } from '../../data/wholeList.ts';
import { plain } from '../../ui/DataTable/columnKinds.tsx';
import { FormWindow } from './FormWindow.tsx';
import { KeptTab, type KeptTable, useFound } from './KeptTab.tsx';
import { PAYMENT_FORM } from './works.ts';

const FORMS: KeptTable<FormaDeCadena> = {
  form: PAYMENT_FORM,
  search: 'Número o nombre',
  empty: TEXTS.sinResultados,
  Window: FormWindow,
  columns: [
    plain('id', 'Número', 5.5, ({ id }) => id, { fit: 'number' }),
    plain('nombre', 'Nombre', 12.5, ({ nombre }) => nombre, { rowHeader: true }),
    plain('como', 'Se devuelve como', 12, ({ como }) => FORMAS_CONOCIDAS[como]),
    plain('claveSat', 'Clave del SAT', 12, ({ claveSat }) => claveDeForma(claveSat)),
  ],
  file: {
    name: 'formas-de-pago',
    load: 'cargarFormas',
    download: (api) => api.llamar('exportarFormas', {}),
    columns:
      `Un archivo CSV con las columnas ${COLUMNAS_FORMAS.join(', ')}. SeDevuelveComo es una de estas: ` +
      `${Object.values(FORMAS_CONOCIDAS).join(', ')}. ClaveSAT va vacía si es crédito de la casa. Las formas que el ` +
      'archivo no nombra se quedan como están.',
  },
  removal: {
    width: 5,
    called: ({ nombre }) => nombre,
    stays: ({ id }) => esFormaConocida(id),
    means: ({ id, nombre }) =>
      `Las ventas que lleguen con la forma ${id} (${nombre}) se rechazarán. Las que ya están no cambian.`,
  },
};

/** The forms of payment of the chain's tills: how each goes back, and by which key of the authority it is invoiced. */
export function FormsTab({ drafts }: { readonly drafts: PageDrafts }) {
  const reading = useQuery(CHAIN_FORMS);
  return (
    <KeptTab kind={FORMS} reading={reading} drafts={drafts} {...useFound(reading.data, isForm)}>
      <Text color="fg.muted" mb={3}>
        Una venta con una forma de pago que no está aquí se rechaza. Lo que se cambia vale para las ventas que lleguen
        después.
      </Text>
    </KeptTab>
  );
}

function isForm({ id, nombre }: FormaDeCadena, wanted: string): boolean {
  return String(id) === wanted || plainLetters(nombre).includes(wanted);
}
