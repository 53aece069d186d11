import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { CLASES_FACTURA, type ClaseFactura } from '#domain/cadena/estadosFactura';
import { dayOf } from '#domain/common/dates';
import { hasPermission } from '#domain/common/permisos';
import type { ZipDeFacturas } from '#domain/facturas/listaFacturas';
import type { Api } from '../../api/api.ts';
import { serverNow } from '../../api/clock.ts';
import { downloadZip } from '../../data/downloads.ts';
import { useCatalogue } from '../../data/useCatalogue.ts';
import type { Notify } from '../../system/notices.ts';
import { usePerson } from '../../system/person.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { Note } from '../../ui/Note.tsx';
import { useAsking } from '../../ui/useAsking.ts';
import { lastMonths, monthInWords } from './months.ts';

interface Props {
  readonly api: Api;
  readonly tell: Notify;
  /** Those that were chosen in the list. */
  readonly chosen: readonly number[];
  readonly onClose: () => void;
}

/** The documents that are asked for, and how their file is called. */
interface Wanted {
  readonly asked: ZipDeFacturas;
  readonly name: string;
}

type Documents = ZipDeFacturas['documentos'];

const DOCUMENTS: Readonly<Record<Documents, string>> = { xml: 'XML', pdf: 'PDF', ambos: 'XML y PDF' };

/** Asks for the invoices and the documents to take along, and hands them over as one ZIP. */
export function ZipWindow({ api, tell, chosen, onClose }: Props) {
  const { permisos } = usePerson();
  const [of, setOf] = useState<ZipDeFacturas['de']>(chosen.length > 0 ? 'seleccion' : 'mes');
  const [months] = useState(() => lastMonths(dayOf(serverNow())));
  // The last month that is complete.
  const [month, setMonth] = useState(months[1] ?? '');
  const [store, setStore] = useState('');
  const [kind, setKind] = useState('');
  const [documents, setDocuments] = useState<Documents>('xml');
  const { isBusy, failure, ask, stop } = useAsking({
    ask: ({ asked, name }: Wanted, signal) => downloadZip(api, asked, `facturas-${name}.zip`, signal),
    onAnswer: () => {
      tell('success', 'Las facturas se descargaron con éxito');
      onClose();
    },
  });

  const start = () => {
    const asked: ZipDeFacturas =
      of === 'seleccion'
        ? { de: of, documentos: documents, ids: [...chosen] }
        : {
            ...{ de: of, documentos: documents, mes: month },
            tienda: store === '' ? null : Number(store),
            clase: kind === '' ? null : (kind as ClaseFactura),
          };
    ask({ asked, name: of === 'mes' ? month : dayOf(serverNow()) });
  };

  const leave = () => {
    stop();
    onClose();
  };

  return (
    <Dialog
      title="Descargar XML y PDF"
      size="md"
      onClose={leave}
      footer={
        <>
          <Button onClick={isBusy ? stop : leave}>{isBusy ? 'Detener' : 'Cerrar'}</Button>
          <Button variant="solid" busy={isBusy} aria-disabled={isBusy || undefined} onClick={start}>
            {isBusy ? 'Descargando...' : 'Descargar'}
          </Button>
        </>
      }
    >
      <Fields disabled={isBusy}>
        <SelectField
          label="Facturas"
          value={of}
          onChange={({ target }) => setOf(target.value === 'seleccion' ? 'seleccion' : 'mes')}
        >
          {chosen.length > 0 && (
            <option value="seleccion">{chosen.length === 1 ? 'La elegida' : `Las ${chosen.length} elegidas`}</option>
          )}
          <option value="mes">Las de un mes</option>
        </SelectField>
        {of === 'mes' && (
          <>
            <SelectField label="Mes" value={month} onChange={({ target }) => setMonth(target.value)}>
              {months.map((one) => (
                <option key={one} value={one}>
                  {monthInWords(one)}
                </option>
              ))}
            </SelectField>
            {hasPermission(permisos, ['verTodosLosCasos']) && (
              <StoreField value={store} onChange={setStore} tell={tell} />
            )}
            <SelectField label="Tipo" value={kind} onChange={({ target }) => setKind(target.value)}>
              <option value="">Todos</option>
              {Object.entries(CLASES_FACTURA).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </SelectField>
          </>
        )}
        <SelectField
          label="Documentos"
          value={documents}
          onChange={({ target }) => setDocuments(target.value as Documents)}
        >
          {Object.entries(DOCUMENTS).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      </Fields>
      <Note mt={3} display="block" fontSize="sm">
        Un ZIP con las facturas timbradas, también las canceladas, y su índice (index.csv).{' '}
        {documents !== 'xml' && SLOW}
      </Note>
      {failure !== null && (
        <Note colorPalette="red" role="alert" mt={3}>
          No se pudieron descargar las facturas. {failure.texto}
        </Note>
      )}
    </Dialog>
  );
}

const SLOW = 'Cada PDF se dibuja en el momento: unos mil por minuto. Deje esta ventana abierta.';

interface StoreProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly tell: Notify;
}

function StoreField({ value, onChange, tell }: StoreProps) {
  const { rows } = useCatalogue('tiendasBusqueda', tell);
  return (
    <SelectField label="Tienda" value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">Todas</option>
      {rows.map(({ cvetda, nombre }) => (
        <option key={cvetda} value={cvetda}>
          {nombre}
        </option>
      ))}
    </SelectField>
  );
}

const Fields = chakra('fieldset', {
  base: { display: 'grid', gap: 3, gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } },
});
