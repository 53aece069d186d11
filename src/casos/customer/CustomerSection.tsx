import { Grid } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { identidadDe } from '#domain/casos/clienteDeCaso';
import { type Customer, SEXOS } from '#domain/casos/clientes';
import { addDays, dayOf, PRIMERA_FECHA_NACIMIENTO } from '#domain/common/dates';
import { serverNow } from '../../api/clock.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioField, TextField } from '../../ui/Field.tsx';
import { DateField } from '../../ui/form/DateField.tsx';
import { Fields, Section } from '../../ui/form/Section.tsx';
import { CustomerList } from './CustomerList.tsx';
import { useCustomer, useCustomerFact, useCustomerField, useCustomerLocked } from './context.ts';
import { searchFor } from './customers.ts';

const SEX_OPTIONS = Object.entries(SEXOS);

/** Who the customer is: the search by name, and the list in which to choose. */
export function CustomerSection() {
  const { caso, form, search } = useCustomer();
  const section = useRef<HTMLFieldSetElement>(null);
  const from = useRef<Element | null>(null);
  const cliente = useWatch({ control: form.control, name: 'cliente' });
  const searching = useSelector(caso, (snapshot) => snapshot.hasTag('busy') && !snapshot.hasTag('locked'));
  const locked = useCustomerLocked();

  // Locking the field that had the focus loses it; once unlocked it goes on where the person will.
  useEffect(() => {
    if (searching || from.current === null) return;
    const before = from.current;
    from.current = null;
    const lost = document.activeElement === null || document.activeElement.matches('body, [role=dialog]');
    if (!lost) return;
    const chosen = section.current?.querySelector<HTMLElement>('input[name="cliente"]:checked');
    if (chosen && caso.getSnapshot().context.clientes.length > 0) chosen.focus();
    else if (before instanceof HTMLElement) before.focus();
  }, [searching, caso]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React takes the event on to the page that opened the window.
    event.stopPropagation();
    from.current = document.activeElement;
    search();
  };

  // A disabled button swallows the Enter: then at least the fields say what the search lacks.
  const pointOut = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || searchFor(form.getValues()) !== null) return;
    void form.trigger(['identidad.nombre', 'identidad.apellidoPaterno']);
  };

  return (
    <Section title="Cliente">
      <Grid asChild gap={3} minW={0}>
        <fieldset ref={section} disabled={locked}>
          <Fields asChild>
            <form noValidate onSubmit={submit} onKeyDown={pointOut}>
              {cliente === null ? <TypedIdentity /> : <ChosenIdentity key={cliente.numiden} cliente={cliente} />}
              {/* As high as the labels, so that the button stands in line with the fields. */}
              <Grid pt={{ base: 0, sm: '1.4rem' }}>
                <SearchButton searching={searching} />
              </Grid>
            </form>
          </Fields>
          <CustomerList chosen={cliente} />
        </fieldset>
      </Grid>
    </Section>
  );
}

const NOMBRE = { label: 'Nombre', marked: true } as const;
const PATERNO = { label: 'Apellido paterno', marked: true } as const;
const MATERNO = { label: 'Apellido materno' } as const;
const NACIMIENTO = { label: 'Fecha nacimiento', marked: true } as const;
const SEXO = { label: 'Sexo', options: SEX_OPTIONS } as const;

function TypedIdentity() {
  const [yesterday] = useState(() => addDays(dayOf(serverNow()), -1));
  return (
    <>
      <TextField {...NOMBRE} {...useCustomerField('identidad.nombre')} />
      <TextField {...PATERNO} {...useCustomerField('identidad.apellidoPaterno')} />
      <TextField {...MATERNO} {...useCustomerField('identidad.apellidoMaterno')} />
      <DateField
        {...NACIMIENTO}
        {...useCustomerField('identidad.fechaNacimiento')}
        min={PRIMERA_FECHA_NACIMIENTO}
        max={yesterday}
      />
      <RadioField {...SEXO} {...useCustomerField('identidad.sexo')} />
    </>
  );
}

/** An existing customer's identity is the chain's, not the person's to write; what was typed waits in the form. */
function ChosenIdentity({ cliente }: { readonly cliente: Customer }) {
  const { nombre, apellidoPaterno, apellidoMaterno, fechaNacimiento, sexo } = identidadDe(cliente);
  return (
    <>
      <TextField {...NOMBRE} disabled defaultValue={nombre} />
      <TextField {...PATERNO} disabled defaultValue={apellidoPaterno} />
      <TextField {...MATERNO} disabled defaultValue={apellidoMaterno} />
      <DateField {...NACIMIENTO} disabled defaultValue={fechaNacimiento} />
      <RadioField
        {...SEXO}
        disabled
        name="sexoDelCliente"
        options={SEX_OPTIONS.filter(([value]) => value === sexo)}
        defaultChecked
      />
    </>
  );
}

function SearchButton({ searching }: { readonly searching: boolean }) {
  const wrong = useCustomerFact((form) => searchFor(form.getValues()) === null);
  return (
    <Button type="submit" variant="outline" disabled={wrong} busy={searching}>
      {searching ? 'Buscando...' : 'Buscar cliente'}
    </Button>
  );
}
