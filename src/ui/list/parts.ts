import { createRecipeContext, createSlotRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';

const toolbar = createSlotRecipeContext({ key: 'toolbar' });

/** The fields over a list: `<Toolbar.Root><Toolbar.Line><Toolbar.Field>`. */
export const Toolbar = {
  Root: toolbar.withProvider<HTMLFormElement, HTMLChakraProps<'form'>>('form', 'root'),
  Line: toolbar.withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'line'),
  Field: toolbar.withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'field'),
  Toggle: toolbar.withContext<HTMLButtonElement, HTMLChakraProps<'button'>>('button', 'toggle'),
  Buttons: toolbar.withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'buttons'),
};

/** The field of a text takes what room there is; that of a toggle what it needs. */
export const TEXT_WIDTH = { flex: '1 1 6.5rem', w: 'auto', maxW: '16rem' } as const;
export const OWN_WIDTH = { w: 'auto' } as const;

type RowsProps = HTMLChakraProps<'div'> & { readonly variant?: 'list' | 'records' | 'servers' };

/** Around a table whose rows are records. */
export const Rows = createRecipeContext({ key: 'rows' }).withContext<HTMLDivElement, RowsProps>('div');

const actions = createSlotRecipeContext({ key: 'listActions' });

/** The controls at the right over the rows of a list. */
export const ListActions = {
  Root: actions.withProvider<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'root'),
  Waiting: actions.withContext<HTMLOutputElement, HTMLChakraProps<'output'>>('output', 'waiting'),
  Label: actions.withContext<HTMLLabelElement, HTMLChakraProps<'label'>>('label', 'label'),
  Select: actions.withContext<HTMLSelectElement, HTMLChakraProps<'select'>>('select', 'select'),
};
