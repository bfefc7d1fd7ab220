/** Reports that an address has no page to show, with the HTTP status. */
export class PageStatus extends Error {
  override name = "PageStatus";
  readonly status: number;

  constructor(status: number) {
    super(`The page answers ${status}`);
    this.status = status;
  }
}
