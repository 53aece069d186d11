import { Span } from '@chakra-ui/react';
import { avisoDeContacto } from '#domain/casos/clienteDeCaso';
import { TextField } from '../../ui/Field.tsx';
import { PhoneField } from '../../ui/form/DigitsField.tsx';
import { Fields, Section } from '../../ui/form/Section.tsx';
import { Muted } from '../../ui/Muted.tsx';
import { Note } from '../../ui/Note.tsx';
import { type CustomerForm, useCustomerFact, useCustomerField, useCustomerLocked } from './context.ts';

/** How to reach the customer about this case: at least one of three. */
export function ContactSection() {
  const locked = useCustomerLocked();
  return (
    <Section
      title={
        <>
          Datos de contacto{' '}
          <Muted size="xs" fontWeight="normal">
            Al menos uno
          </Muted>{' '}
          <Span color="fg.error" fontSize="sm" fontWeight="medium" aria-hidden="true">
            (*)
          </Span>
        </>
      }
    >
      <ContactNotice />
      <Fields asChild>
        <fieldset disabled={locked}>
          <EmailField />
          <Phone campo="telefono" label="Número telefónico" />
          <Phone campo="celular" label="Número celular" />
        </fieldset>
      </Fields>
    </Section>
  );
}

/** Says what the contact data lack as a whole, once the person has been in all three or wanted to save. */
function ContactNotice() {
  const text = useCustomerFact(contactNotice);
  return (
    <div role="alert" hidden={text === null} data-correct={text === null ? undefined : 'contacto.correo'}>
      {text !== null && <Note colorPalette="red">{text}</Note>}
    </div>
  );
}

const CONTACT_FIELDS = ['contacto.correo', 'contacto.telefono', 'contacto.celular'] as const;

function contactNotice(form: CustomerForm): string | null {
  const wanted =
    form.getFieldState('contacto').invalid || CONTACT_FIELDS.every((name) => form.getFieldState(name).isTouched);
  return wanted ? avisoDeContacto(form.getValues('contacto')) : null;
}

function EmailField() {
  return <TextField label="Correo" inputMode="email" spellCheck={false} {...useCustomerField('contacto.correo')} />;
}

function Phone({ campo, label }: { readonly campo: 'telefono' | 'celular'; readonly label: string }) {
  return <PhoneField label={label} {...useCustomerField(`contacto.${campo}`)} />;
}
