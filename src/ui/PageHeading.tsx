import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** The heading of a page, to which the focus moves when the route changes; its actions stand at the right. */
export const PageHeading = ({
  titulo,
  bajo,
  children,
}: {
  readonly titulo: string;
  readonly bajo?: ReactNode;
  readonly children?: ReactNode;
}) => (
  <chakra.div
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    gap="0.5rem 1rem"
    mb={4}
  >
    <div>
      <chakra.h1 fontSize="2xl" tabIndex={-1}>
        {titulo}
      </chakra.h1>
      {bajo && <chakra.p color="muted">{bajo}</chakra.p>}
    </div>
    {children}
  </chakra.div>
);
