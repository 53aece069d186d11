import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import { type Diferencia, type DocumentoDeCuadre, nombreDeDocumento } from '#domain/facturas/cuadre';
import { query } from '../../data/query.ts';
import { usePerson } from '../../system/person.ts';
import { dayAtStore } from '../../ui/DataTable/columnKinds.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { invoiceLink } from '../lists.ts';

interface Props {
  readonly consulta: { readonly mes: string; readonly tienda?: number };
  readonly diferencia: Diferencia;
}

/** The documents that make the amount of a line, as rows under it. */
export function Documents({ consulta, diferencia }: Props) {
  const { data, error, refetch } = useQuery(query('documentosDelCuadre', { consulta: { ...consulta, diferencia } }));
  if (data === undefined) {
    return (
      <Whole>
        {error === null ? (
          <Loading text="Buscando los documentos..." />
        ) : (
          <LoadFailed text={error.texto} onRetry={() => void refetch()} />
        )}
      </Whole>
    );
  }
  const { documentos, total } = data;
  return (
    <>
      {documentos.length < total && (
        <Whole>{`Se muestran ${documentos.length} de ${total}, los más antiguos primero. El CSV los lleva todos.`}</Whole>
      )}
      {total === 0 && <Whole>No hay documentos en este renglón.</Whole>}
      {documentos.map((one) => (
        <tr key={`${one.tienda} ${nombreDeDocumento(one)}`}>
          <th scope="row" data-text="" data-below="">
            <Named document={one} />
            <small>
              {one.factura !== null && one.operacion !== null && `Operación ${one.operacion} · `}
              {`Tienda ${one.tienda} · `}
              {dayAtStore(one.fecha, one.zona)}
            </small>
          </th>
          <td>
            <Money value={one.monto} />
          </td>
        </tr>
      ))}
    </>
  );
}

function Whole({ children }: { readonly children: ReactNode }) {
  return (
    <tr>
      <td colSpan={2} data-text="" data-below="">
        {children}
      </td>
    </tr>
  );
}

/** A document by its name, which leads to its page where the person may open that. */
function Named({ document }: { readonly document: DocumentoDeCuadre }) {
  const { permisos } = usePerson();
  const { tienda, operacion, factura, vale } = document;
  const name = nombreDeDocumento(document);
  if (vale !== null) {
    if (!hasPermission(permisos, PERMISSION_GROUPS.vales)) return name;
    return (
      <Link to="/vales/$id" params={{ id: String(vale.id) }}>
        {name}
      </Link>
    );
  }
  // Whoever sees the sheet attends to invoices.
  if (factura !== null) return <Link {...invoiceLink(factura.id)}>{name}</Link>;
  if (operacion === null || !hasPermission(permisos, PERMISSION_GROUPS.operaciones)) return name;
  return (
    <Link to="/valida-operacion" search={{ tienda, operacion }}>
      {name}
    </Link>
  );
}
