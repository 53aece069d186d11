import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { judgeRfc } from '#domain/common/sat/rfc';
import { query } from '../../data/query.ts';
import type { FormKit } from '../../ui/form/useForm.ts';
import { type KnownOtherwise, type ReceiverTyped, toAskAbout, toFillIn } from './receiver.ts';

/** The values that the chain knows otherwise than typed, and the two ways to go on: take them or leave them. */
export interface Offer {
  readonly rfc: string;
  readonly known: KnownOtherwise;
  readonly take: () => void;
  readonly leave: () => void;
}

/** The look-ups that fill the form of a receiver in for the person who writes it. */
export interface Lookups {
  /** The person left the tax number: looks up its receiver. */
  readonly rfcLeft: () => void;
  /** The person left the postal code: looks up its place. */
  readonly postalCodeLeft: () => void;
  /** Takes over the values read from a tax certificate, which the person wants to have there. */
  readonly takeOver: (read: Readonly<Partial<Record<keyof ReceiverTyped, string>>>) => void;
  /** The question before typed values are overwritten; null where there is nothing to ask. */
  readonly offer: Offer | null;
}

/**
 * Looks up the chain's data, and fills in those not typed. Data not known, or not answered, fill nothing in.
 * @param given the receiver of another invoice: it does not count as typed, and its own number is not looked up.
 */
export function useLookups<Typed extends ReceiverTyped>(
  { methods }: Pick<FormKit<Typed>, 'methods'>,
  given: ReceiverTyped | null = null,
): Lookups {
  const data = useQueryClient();
  const filled = useRef<Record<string, string>>({ ...given });
  const lookedUp = useRef(given === null ? '' : judgeRfc(given.rfc).rfc);
  const declined = useRef('');
  const [otherwise, ask] = useState<Pick<Offer, 'rfc' | 'known'> | null>(null);

  const put = (field: string, value: string) => {
    // The form's own type says which fields there are.
    methods.setValue(field as never, value as never, { shouldDirty: true, shouldValidate: true });
  };
  const fillIn = (known: Readonly<Record<string, string | undefined>>) => {
    for (const [field, value] of toFillIn(methods.getValues(), known, filled.current)) {
      filled.current[field] = value;
      put(field, value);
      // A person who is in the field already writes over it, as in any field that Tab enters.
      if (document.activeElement?.getAttribute('name') === field)
        methods.setFocus(field as never, { shouldSelect: true });
    }
  };
  const typedRfc = () => judgeRfc(methods.getValues().rfc);

  const lookUp = async ({ asks }: { readonly asks: boolean }) => {
    const { verdict, rfc, generico } = typedRfc();
    if (verdict === 'invalido' || (given !== null && rfc === lookedUp.current)) return;
    ask(null);
    if (generico !== null) return fillIn({ regimenFiscal: '616', usoCFDI: 'S01' });
    const known = await data.fetchQuery(query('datosFiscalesPorRfc', { consulta: { rfc } })).catch(() => null);
    // Another number may have been written meanwhile.
    if (known === null || typedRfc().rfc !== rfc) return;
    lookedUp.current = rfc;
    fillIn({ ...known, rfc: undefined });
    const differing = toAskAbout(methods.getValues(), known);
    // Answered 'no' once, it is not asked again by leaving the field.
    if (asks && differing !== null && declined.current !== rfc) ask({ rfc, known: differing });
  };
  const postalCodeLeft = async () => {
    const cp = methods.getValues().codigoPostal.trim();
    if (!/^\d{5}$/.test(cp)) return;
    const place = await data.fetchQuery(query('codigoPostal', { consulta: { cp } })).catch(() => null);
    if (place === null || methods.getValues().codigoPostal.trim() !== cp) return;
    const { estado, municipio, colonias } = place;
    fillIn({ estado, municipio, ...(colonias.length === 1 ? { colonia: colonias[0] } : {}) });
  };
  const takeOver: Lookups['takeOver'] = (read) => {
    for (const [field, value] of Object.entries(read)) {
      if (value === undefined) continue;
      // As if it were typed: no value of the chain takes its place.
      delete filled.current[field];
      put(field, value);
    }
    void lookUp({ asks: false });
  };
  return {
    rfcLeft: () => void lookUp({ asks: true }),
    postalCodeLeft: () => void postalCodeLeft(),
    takeOver,
    offer: otherwise && {
      ...otherwise,
      take: () => {
        takeOver(otherwise.known);
        ask(null);
        void postalCodeLeft();
      },
      leave: () => {
        declined.current = otherwise.rfc;
        ask(null);
      },
    },
  };
}
