import { Card } from '@chakra-ui/react';
import { useState } from 'react';
import { hasPermission } from '#domain/common/permisos';
import { TEXTS } from '#domain/common/texts';
import { faultOfOperacion } from '#domain/ventas/operaciones';
import { useCatalogue } from '../../data/useCatalogue.ts';
import type { Notify } from '../../system/notices.ts';
import { usePerson } from '../../system/person.ts';
import { OperationForm } from './OperationForm.tsx';
import { RecentOperations } from './RecentOperations.tsx';
import type { OperationSearch } from './search.ts';

interface Props {
  readonly avisar: Notify;
  readonly alValidar: (search: OperationSearch) => void;
}

/** The way from another page to an operation: by its number, or one of the last. */
export function OperationPanel({ avisar, alValidar }: Props) {
  const { tienda: propia, permisos } = usePerson();
  const tiendas = useCatalogue('tiendasBusqueda');
  const [tienda, setTienda] = useState(propia.id);
  const [operacion, setOperacion] = useState('');
  const isNumber = faultOfOperacion(operacion) === null;
  return (
    <>
      <Card.Root as="section" variant="elevated" pb={5} aria-labelledby="validar-operaciones">
        <Card.Title as="h2" id="validar-operaciones">
          Validar operaciones
        </Card.Title>
        <Card.Description>
          Busque una operación por su tienda y su número para ver sus vales, sus artículos y el estado de sus guías.
        </Card.Description>
        <OperationForm
          tiendas={tiendas}
          tiendaPropia={propia}
          tienda={tienda}
          operacion={operacion}
          canSearch={isNumber}
          narrow
          // Whoever makes vouchers has a customer before him, and his paper in hand.
          firstFocus={hasPermission(permisos, ['crearVale'])}
          onTienda={setTienda}
          onOperacion={setOperacion}
          onSearch={() => {
            if (tienda === 0 || operacion === '') avisar('warning', TEXTS.ingreseTiendaYOperacion);
            else if (isNumber) alValidar({ tienda, operacion: Number(operacion) });
          }}
        />
      </Card.Root>
      <RecentOperations />
    </>
  );
}
