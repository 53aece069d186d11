import type { ReactNode } from 'react';
import { RECOLECTA_TEXTS } from '#domain/guias/recolectas';
import type { PasoRecolecta } from '#domain/vales/avanceRecolecta';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';

interface Props {
  readonly paso: PasoRecolecta;
  /** The lines that no pickup fetches yet. */
  readonly lineas: readonly { readonly texto: string }[];
  /** Saves the voucher as partial, to go on with a date; left out where it is only looked at. */
  readonly saving: { readonly locked: boolean; readonly onSave: () => void } | undefined;
  readonly onSchedule: () => void;
  readonly mayWork: boolean;
  /** Why no pickup can be sent now, in words; null where one can, or where it is not this person's matter. */
  readonly refused: string | null;
  readonly hasCustomer: boolean;
  readonly isPartial: boolean;
}

/** The next step, in words and with its button. */
export function PickupStep({ paso, lineas, saving, onSchedule, mayWork, refused, hasCustomer, isPartial }: Props) {
  if (!hasCustomer) return <Told palette="orange">{RECOLECTA_TEXTS.sinCliente}</Told>;
  switch (paso) {
    case 'porGuardar':
      return (
        <>
          <Told palette="blue">
            Hay artículos marcados por recoger en el domicilio. El vale se guarda primero como parcial; después se
            eligen la dirección y la fecha.
          </Told>
          {saving !== undefined && (
            <Button
              variant="solid"
              justifySelf="start"
              aria-disabled={saving.locked || undefined}
              onClick={() => saving.locked || saving.onSave()}
            >
              Guardar parcial y programar
            </Button>
          )}
        </>
      );
    case 'porProgramar':
      return (
        <>
          <Told palette="orange">
            Nadie va todavía por {lineas.map(({ texto }) => texto).join(', ')}. {refused}
          </Told>
          {mayWork && (
            <Button variant="solid" justifySelf="start" onClick={onSchedule}>
              Programar recolecta
            </Button>
          )}
        </>
      );
    case 'pendiente':
      return <Told palette="blue">El vale se puede guardar cuando todo esto se haya recolectado.</Told>;
    case 'recolectado':
      return (
        <Told palette="green">
          {isPartial ? 'Todo se recolectó: el vale ya se puede guardar.' : 'Todo se recolectó.'}
        </Told>
      );
    case 'ninguno':
      return null;
  }
}

function Told({ palette, children }: { readonly palette: string; readonly children: ReactNode }) {
  return (
    <Note colorPalette={palette} fontSize="sm" role="status">
      {children}
    </Note>
  );
}
