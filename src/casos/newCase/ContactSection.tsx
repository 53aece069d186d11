import { Span } from '@chakra-ui/react';
import { LIMITS } from '#domain/constants';
import { avisoDeContacto } from '#domain/nuevoCaso';
import { normalizePhone } from '#domain/phones';
import { TextField } from '../../ui/Field.tsx';
import { Muted } from '../../ui/Muted.tsx';
import { Note } from '../../ui/Note.tsx';
import type { NewCaseForm } from './context.ts';
import { useField, useFormFact, useLocked } from './context.ts';
import { Fields, Section } from './Section.tsx';

/** How to reach the customer about this case: at least one of three. */
export function ContactSection() {
  const locked = useLocked('customer');
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
          <PhoneField campo="telefono" label="Número telefónico" />
          <PhoneField campo="celular" label="Número celular" />
        </fieldset>
      </Fields>
    </Section>
  );
}

/** Says what the contact data lack as a whole, once the person has been in all three or wanted to save. */
function ContactNotice() {
  const text = useFormFact(contactNotice);
  return (
    <div role="alert" hidden={text === null} data-correct={text === null ? undefined : 'contacto.correo'}>
      {text !== null && <Note colorPalette="red">{text}</Note>}
    </div>
  );
}

const CONTACT_FIELDS = ['contacto.correo', 'contacto.telefono', 'contacto.celular'] as const;

function contactNotice(form: NewCaseForm): string | null {
  const wanted =
    form.getFieldState('contacto').invalid || CONTACT_FIELDS.every((name) => form.getFieldState(name).isTouched);
  return wanted ? avisoDeContacto(form.getValues('contacto')) : null;
}

function EmailField() {
  return (
    <TextField
      label="Correo"
      inputMode="email"
      spellCheck={false}
      maxLength={LIMITS.correo.max}
      {...useField('contacto.correo')}
    />
  );
}

/** Phones keep only their digits, also when they are pasted. */
function PhoneField({ campo, label }: { readonly campo: 'telefono' | 'celular'; readonly label: string }) {
  const { onChange, ...field } = useField(`contacto.${campo}`);
  return (
    <TextField
      label={label}
      inputMode="numeric"
      spellCheck={false}
      {...field}
      onChange={(event) => {
        const digits = normalizePhone(event.target.value);
        // Writing moves the caret to the end, also when the text is the same.
        if (digits !== event.target.value) event.target.value = digits;
        return onChange(event);
      }}
    />
  );
}
