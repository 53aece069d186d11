import { Box, chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { dayOf } from '#domain/common/dates';
import { centavos, fromPesos, showPesos, toPesos } from '#domain/common/money';
import { hasPermission } from '#domain/common/permisos';
import type { Cuadre, Renglon } from '#domain/facturas/cuadre';
import { serverNow } from '../../api/clock.ts';
import { downloadCsv } from '../../data/downloads.ts';
import { query } from '../../data/query.ts';
import { useCatalogue } from '../../data/useCatalogue.ts';
import { usePerson } from '../../system/person.ts';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { CsvExport } from '../../ui/list/CsvExport.tsx';
import { TEXT_WIDTH, Toolbar } from '../../ui/list/parts.ts';
import { StaleNote } from '../../ui/list/ReadFailure.tsx';
import { Money } from '../../ui/Money.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { lastMonths, monthInWords } from '../list/months.ts';
import { Documents } from './Documents.tsx';

/** The monthly sheet: what was sold against what was invoiced, of a store or of all. */
export function CuadrePage() {
  const { api, avisar } = useRouteContext({ from: '/_app' });
  const { permisos } = usePerson();
  const [months] = useState(() => lastMonths(dayOf(serverNow())));
  const [mes, setMes] = useState(months[1] ?? months[0] ?? '');
  const [tienda, setTienda] = useState('');
  const stores = useCatalogue('tiendasBusqueda');
  const consulta = tienda === '' ? { mes } : { mes, tienda: Number(tienda) };
  const reading = useQuery(query('cuadreDelMes', { consulta }));
  const { data, error, refetch } = reading;
  return (
    <>
      <PageHeading
        title="Cuadre del mes"
        below="Lo que se vendió contra lo que se facturó, por el reloj de cada tienda."
      >
        {hasPermission(permisos, ['exportarListas']) && (
          <CsvExport
            tell={avisar}
            download={() => downloadCsv(api.llamar('exportarCuadre', { consulta }), `cuadre-${mes}`)}
            {...{ one: 'documento', many: 'documentos' }}
            done="El cuadre se descargó con todos sus documentos."
            failed="No se pudo exportar el cuadre."
          />
        )}
      </PageHeading>
      <Toolbar.Root as="div" role="search" aria-label="Mes y tienda">
        <Toolbar.Line>
          <Toolbar.Field {...TEXT_WIDTH}>
            <SelectField label="Mes" value={mes} onChange={({ target }) => setMes(target.value)}>
              {months.map((one) => (
                <option key={one} value={one}>
                  {monthInWords(one)}
                </option>
              ))}
            </SelectField>
          </Toolbar.Field>
          <Toolbar.Field {...TEXT_WIDTH}>
            <SelectField
              label="Tienda"
              error={stores.failure}
              value={tienda}
              onChange={({ target }) => setTienda(target.value)}
            >
              <option value="">Todas</option>
              {stores.rows.map(({ cvetda, nombre }) => (
                <option key={cvetda} value={cvetda}>
                  {nombre}
                </option>
              ))}
            </SelectField>
          </Toolbar.Field>
        </Toolbar.Line>
      </Toolbar.Root>
      <StaleNote {...reading} />
      {data !== undefined ? (
        <Sheet key={`${mes} ${tienda}`} cuadre={data} consulta={consulta} />
      ) : error === null ? (
        <Loading text="Sumando el mes..." />
      ) : (
        <LoadFailed text={error.texto} onRetry={() => void refetch()} />
      )}
    </>
  );
}

interface OfMonth {
  readonly consulta: { readonly mes: string; readonly tienda?: number };
}

function Sheet({ cuadre, ...asked }: OfMonth & { readonly cuadre: Cuadre }) {
  const { mes, renglones, diferencia, sinNota } = cuadre;
  const sacadas = renglones.find((one) => one.diferencia === 'sacadasSinFactura')?.monto ?? 0;
  const sinExplicar = fromPesos(diferencia) + fromPesos(sacadas);
  const sums = renglones.filter(({ cuenta }) => cuenta !== 'dato');
  const facts = renglones.filter(({ cuenta }) => cuenta === 'dato');
  return (
    <>
      {sacadas > 0 && (
        <Note colorPalette="red" mb={3}>
          {`Una nota sacó ${showPesos(sacadas)} de una factura global, y ninguna factura a nombre los tiene: facture esas operaciones, o cancele la nota de cada una.`}
        </Note>
      )}
      {sinExplicar !== 0 && (
        <Note colorPalette="red" mb={3}>
          {sinExplicar > 0
            ? `Hay ${showPesos(toPesos(centavos(sinExplicar)))} facturados que ninguna venta explica: busque en Facturas las que no son de una operación.`
            : `Faltan ${showPesos(toPesos(centavos(-sinExplicar)))} por facturar de ventas que ya están en una factura: compare esas facturas con sus ventas.`}
        </Note>
      )}
      {sinNota > 0 && (
        <Note colorPalette="orange" mb={3}>
          {`Se devolvieron ${showPesos(sinNota)} de ventas facturadas, y aún no llevan nota de crédito: la de un vale de una factura a nombre se hace desde su caso; las que el sistema no pudo hacer están en Facturas globales.`}
        </Note>
      )}
      <Panel title={`Ventas y facturas de ${monthInWords(mes)}`} mb={4}>
        <Lines label="Ventas y facturas" lines={sums} {...asked} />
      </Panel>
      <Panel title="Notas, devoluciones y recibos">
        <Lines label="Notas, devoluciones y recibos" lines={facts} {...asked} />
      </Panel>
    </>
  );
}

const SIGNS = { suma: '+', resta: '−', resultado: '=' } as const;

interface LinesProps extends OfMonth {
  readonly label: string;
  readonly lines: readonly Renglon[];
}

function Lines({ label, lines, ...asked }: LinesProps) {
  return (
    <Box maxW="46rem">
      <Figures label={label}>
        <tbody>
          {lines.map((line) => (
            <Line key={line.texto} line={line} {...asked} />
          ))}
        </tbody>
      </Figures>
    </Box>
  );
}

/** A line; the name of one that documents make opens them under it. */
function Line({ line: { texto, monto, cuenta, diferencia }, ...asked }: OfMonth & { readonly line: Renglon }) {
  const [isOpen, setOpen] = useState(false);
  const name = cuenta === 'resultado' ? <strong>{texto}</strong> : texto;
  return (
    <>
      <tr>
        <th scope="row" data-text="">
          {diferencia === null || monto === 0 ? (
            name
          ) : (
            <chakra.button
              type="button"
              color="brand.fg"
              textAlign="start"
              cursor="pointer"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <span aria-hidden>{isOpen ? '▾ ' : '▸ '}</span>
              {name}
            </chakra.button>
          )}
        </th>
        <td>
          {cuenta !== 'dato' && <span aria-hidden>{SIGNS[cuenta]} </span>}
          {cuenta === 'resultado' ? (
            <strong>
              <Money value={monto} />
            </strong>
          ) : (
            <Money value={monto} />
          )}
        </td>
      </tr>
      {isOpen && diferencia !== null && <Documents diferencia={diferencia} {...asked} />}
    </>
  );
}
