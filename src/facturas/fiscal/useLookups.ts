import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { judgeRfc } from '#domain/cfdi/rfc';
import { query } from '../../data/query.ts';
import type { FormKit } from '../../ui/form/useForm.ts';
import type { ReceiverTyped } from './receiver.ts';
import { toFillIn } from './receiver.ts';

/** What fills the form of a receiver in for whoever writes it. */
export interface Lookups {
  /** The tax number was left: what the chain knows of it. */
  readonly rfcLeft: () => void;
  /** The postal code was left: where it is. */
  readonly postalCodeLeft: () => void;
  /** Takes over what was read of a tax certificate, which is what the person wants to have there. */
  readonly takeOver: (read: Readonly<Partial<Record<keyof ReceiverTyped, string>>>) => void;
}

/** Looks up what the chain knows, and fills in what nobody typed. What is not known, or not answered, fills nothing in. */
export function useLookups<Typed extends ReceiverTyped>({ methods }: Pick<FormKit<Typed>, 'methods'>): Lookups {
  const data = useQueryClient();
  const filled = useRef<Record<string, string>>({});

  const put = (field: string, value: string) => {
    filled.current[field] = value;
    // Which fields there are says the form's own type.
    methods.setValue(field as never, value as never, { shouldDirty: true, shouldValidate: true });
  };
  const fillIn = (known: Readonly<Record<string, string | undefined>>) => {
    for (const [field, value] of toFillIn(methods.getValues(), known, filled.current)) put(field, value);
  };
  const typedRfc = () => judgeRfc(methods.getValues().rfc);

  const rfcLeft = async () => {
    const { verdict, rfc, generico } = typedRfc();
    if (verdict === 'invalido') return;
    if (generico !== null) return fillIn({ regimenFiscal: '616', usoCFDI: 'S01' });
    const known = await data.fetchQuery(query('datosFiscalesPorRfc', { consulta: { rfc } })).catch(() => null);
    // Another number may have been written meanwhile.
    if (known !== null && typedRfc().rfc === rfc) fillIn({ ...known, rfc: undefined });
  };
  const postalCodeLeft = async () => {
    const cp = methods.getValues().codigoPostal.trim();
    if (!/^\d{5}$/.test(cp)) return;
    const place = await data.fetchQuery(query('codigoPostal', { consulta: { cp } })).catch(() => null);
    if (place === null || methods.getValues().codigoPostal.trim() !== cp) return;
    const { estado, municipio, colonias } = place;
    fillIn({ estado, municipio, ...(colonias.length === 1 ? { colonia: colonias[0] } : {}) });
  };
  return {
    rfcLeft: () => void rfcLeft(),
    postalCodeLeft: () => void postalCodeLeft(),
    takeOver: (read) => {
      for (const [field, value] of Object.entries(read)) if (value !== undefined) put(field, value);
      void rfcLeft();
    },
  };
}
