import { DataList, Flex, Text } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { esOtraPersona } from '#domain/vales/autorizacionVale';
import { FALTAS_DE_COMPRADOR, type FaltaDeComprador } from '#domain/vales/compradorDeVale';
import type { HojaDeVale } from '#domain/vales/ventaParaVale';
import { customerDraft } from '../../data/customerDraft.ts';
import { Button } from '../../ui/Button.tsx';
import { Muted } from '../../ui/Muted.tsx';
import { askedOfBuyer, chosenBuyer, type Payee, typedAtFirst } from './buyer/buyer.ts';
import type { Basis, MakingValues } from './values.ts';

const BuyerDialog = lazy(() => import('./buyer/BuyerDialog.tsx'));

interface Props {
  readonly hoja: HojaDeVale;
  readonly basis: Basis;
  readonly cliente: Payee | null;
  readonly form: UseFormReturn<MakingValues>;
  readonly locked: boolean;
}

/** Who gets the money, and who bought where that is somebody else; who bought is chosen where the sale does not say it. */
export function Receiver({ hoja, basis, cliente, form, locked }: Props) {
  const caso = useWatch({ control: form.control, name: 'caso' });
  const falta = askedOfBuyer(hoja, basis, { caso });
  const comprador = hoja.cabecera.numiden;
  const differs = cliente !== null && esOtraPersona({ comprador, cliente: cliente.numiden });
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      columnGap={2}
      rowGap={1}
      mb={2}
      _empty={{ display: 'none' }}
    >
      {cliente !== null && (
        <DataList.Root gap={0} fontSize="sm">
          {differs && (
            <Named said="Compró:" strong numiden={comprador}>
              {hoja.cabecera.cliente ?? 'Cliente sin nombre'}
            </Named>
          )}
          <Named said="Se devuelve a:" strong={differs} numiden={cliente.numiden}>
            {cliente.nombre}
          </Named>
        </DataList.Root>
      )}
      {falta !== null && <BuyerChoice {...{ hoja, falta, cliente, form, locked }} />}
    </Flex>
  );
}

interface ChoiceProps extends Omit<Props, 'basis'> {
  readonly falta: FaltaDeComprador;
}

const CHOOSE = { comprador: 'Elegir al cliente', contacto: 'Escribir un contacto' } as const;
const CHANGE = { comprador: 'Cambiar al cliente', contacto: 'Cambiar el contacto' } as const;

/** The way to the window in which the buyer is chosen; it is the same button before and after, so that the focus returns to it. */
function BuyerChoice({ hoja, falta, cliente, form, locked }: ChoiceProps) {
  const id = useId();
  const { field } = useController({ control: form.control, name: 'comprador' });
  const [typed, keep] = useState(() => typedAtFirst(field.value, falta));
  const [isOpen, setOpen] = useState(false);
  const isThere = falta === 'contacto' ? field.value !== null : cliente !== null;
  const contacto = falta === 'contacto' ? (field.value?.pedido.contacto ?? null) : null;
  return (
    <>
      {!isThere && (
        <Text id={id} flexBasis="full" color="orange.fg" fontSize="sm">
          {FALTAS_DE_COMPRADOR[falta]}
        </Text>
      )}
      {contacto !== null && (
        <Text fontSize="sm" overflowWrap="anywhere">
          {[contacto.correo, contacto.telefono, contacto.celular].filter(Boolean).join(' · ')}
        </Text>
      )}
      <Button
        ref={field.ref}
        size="sm"
        variant={isThere ? 'ghost' : 'outline'}
        disabled={locked}
        aria-label={isThere ? CHANGE[falta] : undefined}
        aria-describedby={isThere ? undefined : id}
        onClick={() => setOpen(true)}
      >
        {isThere ? 'Cambiar' : CHOOSE[falta]}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BuyerDialog
            falta={falta}
            typed={typed}
            draftKey={customerDraft({ tienda: hoja.cabecera.tienda.cvetda, operacion: hoja.cabecera.operacion })}
            onChoose={(chosen, forget) => {
              // The form of the voucher keeps it from here on.
              forget();
              keep(chosen);
              field.onChange(chosenBuyer(hoja, chosen));
              // The case of another customer is not his.
              form.setValue('caso', '');
              setOpen(false);
            }}
            onClose={(written) => {
              keep(written);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface NamedProps {
  readonly said: string;
  readonly strong: boolean;
  readonly numiden: number | null;
  readonly children: ReactNode;
}

function Named({ said, strong, numiden, children }: NamedProps) {
  return (
    <DataList.Item display="block">
      <DataList.ItemLabel display="inline" me={1}>
        {said}
      </DataList.ItemLabel>
      <DataList.ItemValue display="inline" fontWeight={strong ? 'semibold' : undefined}>
        {children}{' '}
        <Muted fontSize="0.83em" whiteSpace="nowrap">
          {numiden ?? 'Cliente nuevo'}
        </Muted>
      </DataList.ItemValue>
    </DataList.Item>
  );
}
