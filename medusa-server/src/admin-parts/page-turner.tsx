import { Table } from "@medusajs/ui";
import { pageSize } from "./page-size.ts";

type PageTurnerProps = {
  count: number;
  /** False: there are more rows than `count`. */
  isCountExact?: boolean;
  pageIndex: number;
  onPage: (pageIndex: number) => void;
};

const exact = { of: "of", results: "results", pages: "pages", prev: "Prev", next: "Next" };
const bounded = { ...exact, of: "of more than" };

/** Below a table: which of its pages is shown, and the way to the others. */
export function PageTurner({ count, isCountExact = true, pageIndex, onPage }: PageTurnerProps) {
  const pageCount = Math.max(1, Math.ceil(count / pageSize));
  return (
    <Table.Pagination
      count={count}
      pageSize={pageSize}
      pageIndex={pageIndex}
      pageCount={pageCount}
      translations={isCountExact ? exact : bounded}
      canPreviousPage={pageIndex > 0}
      canNextPage={pageIndex + 1 < pageCount || !isCountExact}
      previousPage={() => onPage(pageIndex - 1)}
      nextPage={() => onPage(pageIndex + 1)}
    />
  );
}
