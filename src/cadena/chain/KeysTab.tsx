import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { AMBITOS, type ClavesFiscales, COLUMNAS_CLAVES, objetoEnPalabras } from '#domain/cadena/clavesFiscales';
import { NOMBRES_RETORNO, RETORNOS } from '#domain/cadena/retorno';
import { OBJETOS_DE_VENTA } from '#domain/common/sat/catalogos';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { keysRead } from '../../data/wholeList.ts';
import { plain } from '../../ui/DataTable/columnKinds.tsx';
import { RadioField, SelectField, TextField } from '../../ui/Field.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { Note } from '../../ui/Note.tsx';
import { type KeptWindowProps, useKeptForm } from '../../ui/records/kept.ts';
import { RecordDialog } from '../../ui/records/RecordDialog.tsx';
import { KeptTab, type KeptTable } from './KeptTab.tsx';
import { KEYS_FORM } from './works.ts';

const AMBITO_OPTIONS = Object.entries(AMBITOS);

function KeysWindow(props: KeptWindowProps<ClavesFiscales>) {
  const record = useKeptForm(KEYS_FORM, props);
  const { form } = record;
  const isObject = form.methods.watch('objetoImp') !== '01';
  const isArticle = form.methods.watch('ambito') === 'articulo';
  return (
    <RecordDialog title={record.title} record={record}>
      <RadioField label="De" options={AMBITO_OPTIONS} {...form.field('ambito')} />
      <TextField
        label={isArticle ? 'Número de artículo' : 'Departamento'}
        marked
        help={isArticle ? 'Sus claves van antes que las de su departamento.' : 'Como lo mandan las cajas.'}
        {...form.field('codigo')}
      />
      <TextField
        label="Clave de producto o servicio"
        marked
        inputMode="numeric"
        help="Ocho dígitos del catálogo del SAT (c_ClaveProdServ)."
        {...form.field('claveProdServ')}
      />
      <TextField
        label="Clave de unidad"
        marked
        help="Del catálogo del SAT (c_ClaveUnidad): H87 es pieza."
        {...form.field('claveUnidad')}
      />
      <SelectField
        label="Objeto de impuesto"
        marked
        help="Con 01 se factura sin impuestos, si su venta no los cobró."
        {...form.field('objetoImp')}
      >
        {OBJETOS_DE_VENTA.map((objeto) => (
          <option key={objeto} value={objeto}>
            {objetoEnPalabras(objeto)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Devoluciones"
        help="Si lo que se vendió se puede devolver con un vale."
        {...form.field('retorno')}
      >
        <option value="">{isArticle ? 'Lo que diga su departamento' : 'Sin marca: se devuelve'}</option>
        {NOMBRES_RETORNO.map((retorno) => (
          <option key={retorno} value={retorno}>
            {RETORNOS[retorno]}
          </option>
        ))}
      </SelectField>
      {isObject && (
        <CheckField label="Exento de IVA: sin marcar, lo que se vende sin IVA va a tasa 0." {...form.field('exento')} />
      )}
    </RecordDialog>
  );
}

const KEYS: KeptTable<ClavesFiscales> = {
  form: KEYS_FORM,
  search: 'Departamento, artículo o clave',
  Window: KeysWindow,
  columns: [
    plain('ambito', 'De', 8, ({ ambito }) => AMBITOS[ambito], { fit: 'short' }),
    plain('codigo', 'Departamento o artículo', 16, ({ codigo }) => codigo, { rowHeader: true }),
    plain('claveProdServ', 'Clave de producto', 9, ({ claveProdServ }) => claveProdServ),
    plain('claveUnidad', 'Unidad', 6, ({ claveUnidad }) => claveUnidad),
    plain('impuesto', 'Impuesto', 8, taxOf, { secondary: true }),
    plain('retorno', 'Devoluciones', 9, ({ retorno }) => (retorno === null ? '' : RETORNOS[retorno]), {
      secondary: true,
    }),
  ],
  file: {
    name: 'claves-sat',
    load: 'cargarClaves',
    download: (api) => api.llamar('exportarClaves', {}),
    columns:
      `Un archivo CSV con las columnas ${COLUMNAS_CLAVES.join(', ')}. Tipo es Departamento o Artículo; Exento, Sí o ` +
      'No; ObjetoImp, 01 (No objeto de impuesto) o 02 (Sí objeto de impuesto); Retorno, Retornable, Solo con ' +
      'autorización o No retornable. Sin la columna ObjetoImp o Retorno, o con su casilla vacía, queda como está: en ' +
      'claves nuevas, 02 y sin marca. Las claves que el archivo no nombra se quedan como están.',
  },
  removal: {
    width: 6,
    called: ({ codigo }) => `de ${codigo}`,
    means: ({ ambito, codigo }) =>
      ambito === 'articulo'
        ? `El artículo ${codigo} tendrá las claves de su departamento.`
        : `Los artículos de ${codigo} que no tengan claves propias se facturarán con 01010101.`,
  },
};

/** The authority's keys of departments and articles: one by one, or by a file. There may be many, so the server looks for them. */
export function KeysTab({ drafts }: { readonly drafts: PageDrafts }) {
  const [typed, onTyped] = useState('');
  const reading = useQuery({ ...keysRead(useDeferredValue(typed.trim())), placeholderData: keepPreviousData });
  const { filas: rows = NONE, limiteExcedido: hasMore = false } = reading.data ?? {};
  const total = typed === '' && reading.data !== undefined ? rows.length : null;
  return (
    <KeptTab kind={KEYS} {...{ reading, drafts, typed, onTyped, rows, total, hasMore }}>
      {hasMore && (
        <Note colorPalette="orange" mb={3}>
          Hay más de quinientas: busque las que quiera ver.
        </Note>
      )}
    </KeptTab>
  );
}

function taxOf({ exento, objetoImp }: ClavesFiscales): string {
  if (objetoImp === '01') return 'No es objeto';
  return exento ? 'Exento de IVA' : 'El de la venta';
}

const NONE: readonly ClavesFiscales[] = [];
