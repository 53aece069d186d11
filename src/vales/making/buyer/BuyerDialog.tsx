import { Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRouteContext } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type ClienteDeCaso,
  clienteDeCasoSchema,
  clienteTecleadoSchema,
  contactoDeCasoSchema,
} from '#domain/casos/clienteDeCaso';
import type { FaltaDeComprador } from '#domain/vales/compradorDeVale';
import { nuevoCasoMachine } from '#machines/nuevoCaso.machine';
import { serverNow } from '../../../api/clock.ts';
import { ContactSection } from '../../../casos/customer/ContactSection.tsx';
import { CustomerSection } from '../../../casos/customer/CustomerSection.tsx';
import { CustomerContext } from '../../../casos/customer/context.ts';
import { searchFor } from '../../../casos/customer/customers.ts';
import { chooserIn, customerSearchAt } from '../../../casos/customer/search.ts';
import { type PageDrafts, useDrafts } from '../../../data/useDrafts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useFirstFault } from '../../../ui/form/firstFault.ts';
import { readFields } from '../../../ui/form/readFields.ts';

interface Props {
  /** Where the sale names the buyer, the contact alone is written. */
  readonly falta: FaltaDeComprador;
  /** The values of the window at first, where no draft is kept. */
  readonly typed: ClienteDeCaso;
  /** The key of what is written until the choice stands elsewhere. */
  readonly draftKey: string;
  /** `forget` throws away what was kept of it, once it stands elsewhere. */
  readonly onChoose: (chosen: ClienteDeCaso, forget: () => void) => void;
  /** Without a choice; what is written is not lost. */
  readonly onClose: (typed: ClienteDeCaso) => void;
}

/** The choice of a sale's buyer, by the sections and the rules of the window 'Nuevo Caso'; nothing is sent here. */
export default function BuyerDialog(props: Props) {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const drafts = useDrafts(store, props.draftKey);
  return drafts === null ? null : <OpenDialog {...props} drafts={drafts} />;
}

function OpenDialog({ falta, typed, draftKey, drafts, onChoose, onClose }: Props & { readonly drafts: PageDrafts }) {
  const { api, avisar } = useRouteContext({ from: '/_app' });
  const body = useRef<HTMLDivElement>(null);
  const focusFirstFault = useFirstFault(body);
  // Of the chart of that window the search alone is needed.
  const [searching] = useState(() => nuevoCasoMachine.provide({ actors: { searchCustomers: customerSearchAt(api) } }));
  const caso = useActorRef(searching, { input: {} });
  const isSearching = useSelector(caso, (state) => state.hasTag('busy'));
  const form = useForm<ClienteDeCaso>({
    resolver: zodResolver(falta === 'contacto' ? contactoDeCasoSchema : clienteDeCasoSchema(serverNow)),
    defaultValues: clienteTecleadoSchema.safeParse(drafts.get(draftKey)).data ?? typed,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const customer = useMemo(() => {
    const search = () => {
      const busqueda = searchFor(form.getValues());
      if (busqueda !== null) caso.send({ type: 'buscarCliente', busqueda });
    };
    return { caso, work: undefined, form, search, choose: chooserIn(form) };
  }, [caso, form]);

  const keep = useEffectEvent((written: ClienteDeCaso | null) => drafts.keep(draftKey, written));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [form]);

  useEffect(() => {
    const heard = [
      caso.on('aviso', ({ tipo, texto }) => avisar(tipo, texto)),
      caso.on('soloClienteNuevo', () => customer.choose(null)),
    ];
    return () => {
      for (const each of heard) each.unsubscribe();
    };
  }, [caso, avisar, customer]);

  const close = () => onClose(form.getValues());
  // Once the fields know what is wrong with them.
  const choose = () => {
    readFields(body, form);
    const chosen = (values: ClienteDeCaso) => onChoose(values, () => drafts.keep(draftKey, null));
    void form.handleSubmit(chosen)().then(focusFirstFault);
  };
  return (
    <CustomerContext value={customer}>
      <Dialog
        title={falta === 'contacto' ? 'Contacto del comprador' : 'Elegir al cliente'}
        size="lg"
        onClose={close}
        footer={
          <>
            {falta === 'comprador' && (
              <Text alignSelf="center" me="auto" color="fg.muted" fontSize="xs">
                Los campos marcados con (*) son requeridos.
              </Text>
            )}
            <Button onClick={close}>Cerrar</Button>
            <Button variant="solid" disabled={isSearching} onClick={choose}>
              {falta === 'contacto' ? 'Usar este contacto' : 'Elegir'}
            </Button>
          </>
        }
      >
        <Stack ref={body} gap={5}>
          {falta === 'comprador' && <CustomerSection />}
          <ContactSection />
        </Stack>
      </Dialog>
    </CustomerContext>
  );
}
