import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { system } from '../theme/index.ts';
import { RadioField, SelectField, TextField } from './Field.tsx';
import { CheckField } from './form/CheckField.tsx';

function render(field: ReactNode): string {
  return renderToStaticMarkup(<ChakraProvider value={system}>{field}</ChakraProvider>);
}

/** The value of an attribute of the first such element. */
function attribute(html: string, tag: string, name: string): string | undefined {
  const [, attributes = ''] = html.match(new RegExp(`<${tag}\\s([^>]*)>`)) ?? [];
  return attributes.match(new RegExp(`(?:^|\\s)${name}="([^"]*)"`))?.[1];
}

function textOf(html: string, id: string | undefined): string | undefined {
  return html.match(new RegExp(`id="${id}"[^>]*>([^<]*)<`))?.[1];
}

describe('a field', () => {
  it('is named by its label and described by its error and its help', () => {
    const html = render(<TextField label="Correo" help="Uno al menos" error="No es un correo" />);
    const [error, help] = attribute(html, 'input', 'aria-describedby')?.split(' ') ?? [];
    expect(attribute(html, 'label', 'for')).toBe(attribute(html, 'input', 'id'));
    expect(textOf(html, error)).toBe('No es un correo');
    expect(textOf(html, help)).toBe('Uno al menos');
    expect(attribute(html, 'input', 'aria-invalid')).toBe('true');
    expect(html).toContain('role="alert"');
  });

  it('says nothing of an error while there is none', () => {
    const html = render(<SelectField label="Área">{null}</SelectField>);
    expect(attribute(html, 'select', 'aria-invalid')).toBeUndefined();
    expect(attribute(html, 'select', 'aria-describedby')).toBeUndefined();
    expect(html).not.toContain('role="alert"');
  });

  it('is required in words, and not by what has the browser call it wrong while it is empty', () => {
    const html = render(<TextField label="Nombre" marked />);
    expect(attribute(html, 'input', 'aria-required')).toBe('true');
    expect(html).not.toMatch(/<input[^>]*\srequired/);
    expect(attribute(html, 'span', 'aria-hidden')).toBe('true');
  });

  it('leaves the lock of a form to the form: a choice in it is not disabled by itself', () => {
    const html = render(
      <fieldset disabled>
        <CheckField label="Activo" name="activo" />
        <RadioField
          label="Sexo"
          name="sexo"
          options={[
            ['M', 'Masculino'],
            ['F', 'Femenino'],
          ]}
        />
      </fieldset>,
    );
    expect(html.match(/<input[^>]*type="(checkbox|radio)"[^>]*>/g)).toHaveLength(3);
    expect(html).not.toMatch(/<input[^>]*\sdisabled/);
  });
});
