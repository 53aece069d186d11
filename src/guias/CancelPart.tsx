import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ESTADOS_ARTICULO, sePuedeCancelar } from '#domain/ventas/estadosDeEntrega';
import { TextField } from '../ui/Field.tsx';
import { unwatched } from '../ui/works/useRecordPage.ts';
import { useWork } from '../ui/works/useWork.ts';
import { WorkWindow } from '../ui/works/WorkWindow.tsx';
import type { CancelProps } from './CancelWhole.tsx';
import { onTheRoad, unitsInWords, unitsOf } from './guideRows.ts';
import { fieldOf, partSchema, typedUnits } from './partSchema.ts';

/** Which units of each row of a guide are cancelled; rows that have left are not asked about. */
export function CancelPart({ record, guia }: CancelProps) {
  // The rows that are asked about stay as they were when the window was opened; the server decides.
  const [{ rows, schema, blank }] = useState(() => {
    const left = guia.articulos.filter(({ statusitem }) => sePuedeCancelar(statusitem));
    const none = Object.fromEntries(left.map(({ idarticulo }) => [fieldOf(idarticulo), '']));
    return { rows: left, schema: partSchema(left), blank: none };
  });
  const kit = useWork(record, 'cancelarParcial', { schema, blank });
  const { form } = kit;
  const typed = useWatch({ control: form.control });
  const rest = onTheRoad(unitsOf(guia).enCamino);
  return (
    <WorkWindow page={unwatched(record)} name="cancelarParcial" kit={kit}>
      {rows.map(({ idarticulo, descripcion, codigopaquete, cantidad, statusitem }) => (
        <TextField
          key={idarticulo}
          label={`${descripcion} (${codigopaquete})`}
          help={`Hasta ${unitsInWords(cantidad)} · ${ESTADOS_ARTICULO[statusitem]}`}
          inputMode="numeric"
          {...form.field(fieldOf(idarticulo))}
        />
      ))}
      <Text fontSize="sm" role="status">
        {[`Por cancelar: ${unitsInWords(typedUnits(typed))}`, rest].filter((text) => text !== null).join('; ')}
      </Text>
    </WorkWindow>
  );
}
