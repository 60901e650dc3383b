export default function Static() {
  return <h1>Empty</h1>;
}
